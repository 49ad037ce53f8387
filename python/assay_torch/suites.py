"""What a suite is, and how one model of it is captured in this process.

The policies: infer is bf16, eval, no_grad; train is f32 with bf16 autocast around forward and
loss, and a backward. A step is run once to compile and once to be counted.
"""

from __future__ import annotations

import contextlib
import fnmatch
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import models_genai, models_hf, models_timm, models_torchbench
from .hook import Capture, describe, stage_of
from .jsonfile import json_text, write_atomic
from .row import Ask, Row

SUITES = {"hf": models_hf, "timm": models_timm, "torchbench": models_torchbench,
          "genai": models_genai}
SEED = 0
MOST_STEPS = 3
MOST_SHAPES = 64
WAITS_S = (3, 5, 10, 20, 40)


@dataclass(frozen=True)
class Job:
    """One model in one mode, as the command line asked for it."""

    suite: str
    mode: str
    model: str
    batch: int | None = None
    device: str = "cpu"
    capture_only: bool = True
    strip_source: bool = False

    @property
    def key(self) -> str:
        return f"{self.suite}/{self.mode}/{self.model}"

    @property
    def row(self) -> Row:
        return next(r for r in SUITES[self.suite].MODELS if r.name == self.model)

    def ask(self) -> Ask:
        row, train = self.row, self.mode == "train"
        may = self.mode not in row.keep_f32
        half = may and (row.half_in_train or not train)
        return Ask(self.batch or row.batch[train], row.size[train], train, self.device, half,
                   autocast=may and train and not half)


def jobs_of(suites: list[str], modes: list[str],
            patterns: list[str]) -> list[tuple[str, str, str]]:
    """Suite, mode and model of everything selected, in the fixed order of the tables."""
    return [
        (suite, mode, row.name)
        for suite in suites
        for row in SUITES[suite].MODELS
        if any(fnmatch.fnmatchcase(row.name, pattern) for pattern in patterns)
        for mode in modes
        if mode in row.modes
    ]


def directory_of(out: Path, key: str) -> Path:
    return out / key.replace("/", "--")


def failed_index(key: str, stage: str, reason: str, config: dict[str, Any]) -> dict[str, Any]:
    return {"schema": 1, "model": key, "status": "failed", "stage": stage, "reason": reason,
            "graphs": [], "name": key.split("/", 2)[2], "config": config, "provenance": {}}


def write_failure(out: Path, key: str, stage: str, reason: str,
                  config: dict[str, Any] | None = None) -> None:
    target = directory_of(out, key)
    target.mkdir(parents=True, exist_ok=True)
    for stale in target.glob("full_graph_*"):
        stale.unlink()
    index = failed_index(key, stage, reason, config or {})
    write_atomic(target / "index.json", json_text(index))


def total_loss(output: Any) -> Any:
    """`.loss`, else the sum of all float outputs that need a gradient."""
    import torch

    loss = getattr(output, "loss", None)
    if loss is not None:
        return loss
    leaves = torch.utils._pytree.tree_leaves(output)
    wanted = [x for x in leaves if isinstance(x, torch.Tensor) and x.requires_grad]
    if not wanted:
        raise RuntimeError("no output needs a gradient")
    return sum(x.float().sum() for x in wanted)


def _call(model: Any, args: Any) -> Any:
    return model(**args) if isinstance(args, dict) else model(*args)


def _train_step(model: Any, calls: list[Any], device: str,
                autocast: bool) -> Callable[[], None]:
    """Gradients are dropped at the end: memory that others may need is held for a step only."""
    import torch

    def step() -> None:
        for args in calls:
            with torch.autocast(device, torch.bfloat16, enabled=autocast):
                loss = total_loss(_call(model, args))
            loss.backward()
            for held in (*model.parameters(), *torch.utils._pytree.tree_leaves(args)):
                if isinstance(held, torch.Tensor):
                    held.grad = None

    return step


def _infer_step(model: Any, calls: list[Any]) -> Callable[[], None]:
    import torch

    def step() -> None:
        with torch.no_grad():
            for args in calls:
                _call(model, args)

    return step


def prepared(row: Row, ask: Ask, calls: list[Any]) -> list[Any]:
    """Arguments on their device, in the type and layout that the policy has."""
    import torch

    def prepare(x: Any) -> Any:
        if not isinstance(x, torch.Tensor):
            return x
        x = x.to(ask.device)
        if x.dtype == torch.float32:
            x = x.to(ask.dtype)
        if row.channels_last and x.dim() == 4:
            x = x.to(memory_format=torch.channels_last)
        # Rows of activations want a gradient, as they do inside a model.
        wants = ask.train and row.kind == "rows" and x.is_floating_point()
        return x.requires_grad_() if wants else x

    return torch.utils._pytree.tree_map(prepare, calls)


def _model_of(row: Row, ask: Ask, model: Any) -> Any:
    import torch

    model = model.to(ask.device).train(ask.train)
    return model.to(memory_format=torch.channels_last) if row.channels_last else model


@dataclass
class Loaded:
    """A model that is ready to run: its step, and what the manifest says about it."""

    step: Callable[[], None]
    config: dict[str, Any]
    model_lib: str


def load(job: Job) -> Loaded:
    import torch

    suite, row, ask = SUITES[job.suite], job.row, job.ask()
    torch.manual_seed(SEED)
    with torch.device(ask.device):
        made, calls = suite.make(row, ask)
    model, calls = _model_of(row, ask, made), prepared(row, ask, calls)
    # Several sizes are several graphs, not one graph with symbols.
    several = len(calls) > 1
    torch._dynamo.config.recompile_limit = MOST_SHAPES
    compiled = torch.compile(model, dynamic=False if several else None)
    kind = torch.device(ask.device).type
    step = (_train_step(compiled, calls, kind, ask.autocast) if ask.train
            else _infer_step(compiled, calls))
    return Loaded(step, describe_config(job, row, ask), suite.library())


def describe_config(job: Job, row: Row, ask: Ask) -> dict[str, Any]:
    precision = "bf16" if ask.half else "f32+bf16-autocast" if ask.autocast else "f32"
    size = "side" if row.kind == "image" else "seq"
    return {
        "precision": precision, "batch": ask.batch, size: ask.size,
        "suite_batch": row.batch[ask.train], "weights": "random", "seed": SEED,
        "device": job.device, "capture_only": job.capture_only, "class": row.cls,
        "settings": row.settings,
    }


@contextlib.contextmanager
def _failure_is_an_index(out: Path, job: Job, stage: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:  # noqa: BLE001 - a failed model is a record
        write_failure(out, job.key, stage, describe(error))
        raise SystemExit(1) from error


def patiently(work: Callable[[], Any]) -> Any:
    """Do it; while the device's memory is full of other models, wait and do it again."""
    import torch

    for wait_s in WAITS_S:
        try:
            return work()
        except torch.OutOfMemoryError:
            pass  # the frames that hold memory are gone only behind this line
        torch.cuda.empty_cache()
        time.sleep(wait_s)
    return work()


def run_steps(step: Callable[[], None], hook: Capture) -> None:
    """Once to compile, then counted; again when a counted step has still compiled something."""
    import torch

    def counted() -> None:
        with hook.step():
            step()

    patiently(step)
    for _ in range(MOST_STEPS):
        torch.cuda.empty_cache()
        before = len(hook.records)
        patiently(counted)
        if len(hook.records) == before:
            return
    raise RuntimeError(f"still compiling in step {MOST_STEPS + 1}")


def run_job(job: Job, out: Path) -> int:
    """Capture one model here; the index tells how it went, and so does the exit code."""
    with _failure_is_an_index(out, job, "load"):
        loaded = patiently(lambda: load(job))
    hook = Capture(out, job.key, job.capture_only, job.strip_source, loaded.config,
                   loaded.model_lib)
    try:
        with hook:
            run_steps(loaded.step, hook)
    except Exception as error:  # noqa: BLE001 - already in the index
        print(f"{job.key}: {stage_of(error)}: {describe(error)}")
        return 1
    return 1 if hook.failures or not hook.records else 0
