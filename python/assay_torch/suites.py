"""What a suite is, and how one model of it is captured in this process.

The policies: infer is bf16, eval, no_grad; train is f32 with bf16 autocast around forward and
loss, and a backward. A step is run once to compile and once to be counted.
"""

from __future__ import annotations

import contextlib
import fnmatch
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import models_genai, models_hf
from .hook import Capture, describe, stage_of
from .jsonfile import json_text, write_atomic

SUITES = {"hf": models_hf, "genai": models_genai}
SEED = 0
MOST_STEPS = 3


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


def jobs_of(suites: list[str], modes: list[str], pattern: str) -> list[tuple[str, str, str]]:
    """Suite, mode and model of everything selected, in the fixed order of the tables."""
    return [
        (suite, mode, row.name)
        for suite in suites
        for row in SUITES[suite].MODELS
        if fnmatch.fnmatchcase(row.name, pattern)
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


def _train_step(model: Any, args: dict[str, Any], device: str,
                autocast: bool) -> Callable[[], None]:
    import torch

    def step() -> None:
        with torch.autocast(device, torch.bfloat16, enabled=autocast):
            loss = total_loss(model(**args))
        loss.backward()

    return step


def _infer_step(model: Any, args: dict[str, Any]) -> Callable[[], None]:
    import torch

    def step() -> None:
        with torch.no_grad():
            model(**args)

    return step


def _to_bf16(args: dict[str, Any]) -> dict[str, Any]:
    import torch

    return {k: v.to(torch.bfloat16) if v.is_floating_point() else v for k, v in args.items()}


def _with_gradients(args: dict[str, Any]) -> dict[str, Any]:
    """Rows of activations want a gradient, as they do inside a model."""
    return {k: v.requires_grad_() if v.is_floating_point() else v for k, v in args.items()}


@dataclass
class Loaded:
    """A model that is ready to run: its step, and what the manifest says about it."""

    step: Callable[[], None]
    config: dict[str, Any]
    model_lib: str


def load(job: Job) -> Loaded:
    import torch

    suite = SUITES[job.suite]
    row = suite.LISTED[job.model]
    train = job.mode == "train"
    batch = job.batch or row.batch[train]
    torch.manual_seed(SEED)
    config = suite.configuration(row)
    model = suite.build(row, config).to(job.device).train(train)
    args = {k: v.to(job.device) for k, v in suite.inputs(row, config, batch, train).items()}
    half = (row.half_in_train or not train) and not row.keep_f32
    if half:
        model, args = model.to(torch.bfloat16), _to_bf16(args)
    if train and row.kind == "rows":
        args = _with_gradients(args)
    compiled = torch.compile(model)
    step = (_train_step(compiled, args, job.device, not half) if train
            else _infer_step(compiled, args))
    return Loaded(step, describe_config(job, row, batch, half), suite.library())


def describe_config(job: Job, row: Any, batch: int, half: bool) -> dict[str, Any]:
    precision = "bf16" if half else "f32+bf16-autocast" if job.mode == "train" else "f32"
    size = "side" if row.kind == "image" else "seq"
    return {
        "precision": precision, "batch": batch, size: row.size,
        "suite_batch": row.batch[job.mode == "train"], "weights": "random", "seed": SEED,
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


def run_steps(step: Callable[[], None], hook: Capture) -> None:
    """Once to compile, then counted; again when a counted step has still compiled something."""
    step()
    for _ in range(MOST_STEPS):
        before = len(hook.records)
        with hook.step():
            step()
        if len(hook.records) == before:
            return
    raise RuntimeError(f"still compiling in step {MOST_STEPS + 1}")


def run_job(job: Job, out: Path) -> int:
    """Capture one model here; the index tells how it went, and so does the exit code."""
    with _failure_is_an_index(out, job, "load"):
        loaded = load(job)
    hook = Capture(out, job.key, job.capture_only, job.strip_source, loaded.config,
                   loaded.model_lib)
    try:
        with hook:
            run_steps(loaded.step, hook)
    except Exception as error:  # noqa: BLE001 - already in the index
        print(f"{job.key}: {stage_of(error)}: {describe(error)}")
        return 1
    return 1 if hook.failures or not hook.records else 0
