"""The thin hook on torch.compile: writes what Inductor is given, and decides nothing.

It stands where Inductor's post-grad passes begin, prints each graph there, and puts a counter
around each compiled callable. A failure of the hook itself becomes a record in index.json and
never reaches the user's program.

Torch's settings are per thread, so the pass is set around each single compilation and not for
the life of the hook; what is patched for its life is two functions of one module.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from . import facts, text
from .jsonfile import json_text, write_atomic
from .observe import Observation
from .provenance import provenance

KEY_PART = re.compile(r"[A-Za-z0-9._+-]+")
MODES = ("infer", "train")


class _Recorded(Exception):
    """Ends the passes of a graph that shall not get code. Never leaves this module."""


def clean_part(name: str) -> str:
    """A model's name as one part of a model key; ValueError if it cannot be one."""
    part = name.replace("/", "--")
    if not KEY_PART.fullmatch(part) or part in (".", ".."):
        raise ValueError(f"{name!r} is no model name: letters, digits and . _ + - only")
    return part


def split_key(name: str) -> tuple[str, str | None, str]:
    """Suite, mode (None: not known yet) and model of a model key or a plain name."""
    parts = name.split("/")
    if len(parts) == 3 and parts[1] in MODES:
        return clean_part(parts[0]), parts[1], clean_part(parts[2])
    return "user", None, clean_part(name)


class GraphRecord:
    """One compiled graph: its text on disk, what is known of it, how often it ran."""

    def __init__(self, index: int, kind: str) -> None:
        self.file = f"full_graph_{index:03}"
        self.kind = kind
        self.digest = ""
        self.count = 0
        self.facts: dict[str, Any] = {}
        self.runs = 0
        self.kernels: int | None = None
        self.seen: Observation | None = None
        self.seen_in_step = False

    def read(self, graph: Any, body: str, keep_payload: bool) -> None:
        """Take from the graph everything that later passes would change."""
        self.digest = hashlib.sha256(body.encode()).hexdigest()
        self.count = len(graph.nodes)
        ops, nodes = facts.graph_ops(graph)
        symbols, guards = facts.graph_symbols(graph)
        self.facts = {
            "inputs": facts.graph_inputs(graph), "outputs": facts.graph_outputs(graph),
            "attrs": facts.graph_attributes(graph, keep_payload), "groups": [],
            "ops": ops, "nodes": nodes, "symbols": symbols, "guards": guards,
        }

    def _input(self, k: int, entry: list[Any] | None) -> list[Any] | None:
        if entry is None or self.seen is None:
            return entry
        old = entry[2] if len(entry) > 2 else {}
        opts = {key: old[key] for key in ("n", "st") if key in old}
        for key, table in (("off", self.seen.offsets), ("grp", self.seen.group_of)):
            if k in table:
                opts[key] = table[k]
        if "dev" in old:
            opts["dev"] = old["dev"]
        if k in self.seen.sketches:
            opts["obs"] = self.seen.sketches[k]
        opts |= {key: old[key] for key in ("sh", "ss") if key in old}
        return [*entry[:2], opts]

    def absorb(self, again: GraphRecord) -> None:
        self.runs += again.runs
        if again.seen is not None and again.seen_in_step > self.seen_in_step:
            self.seen, self.seen_in_step = again.seen, True

    def sidecar(self, origin: dict[str, Any], execs: int | None) -> dict[str, Any]:
        body = dict(self.facts)
        body["inputs"] = [self._input(k, e) for k, e in enumerate(body["inputs"])]
        if self.seen is not None:
            body["groups"] = self.seen.groups
        return {
            "schema": 1, "graph": self.file, "text": self.digest, "kind": self.kind,
            "hook": "post_grad_pre", "execs": execs, "kernels": self.kernels,
            "provenance": origin, **body, "accounting": None,
        }

    def summary(self, execs: int | None) -> dict[str, Any]:
        return {"file": self.file, "text": self.digest, "kind": self.kind, "execs": execs,
                "nodes": self.count}


class _Job:
    """One compilation in progress, on one thread."""

    def __init__(self, gm: Any, options: dict[str, Any]) -> None:
        self.gm = gm
        self.is_inference = bool(options.get("is_inference"))
        backward = bool(options.get("is_backward"))
        self.kind = "backward" if backward else "inference" if self.is_inference else "forward"
        self.record: GraphRecord | None = None
        self.nested: dict[int, list[str]] = {}


class _Interpreted:
    """Stands in for generated code: runs the graph node by node."""

    def __init__(self, gm: Any) -> None:
        self.gm = gm
        self._boxed_call = True  # on the instance: torch copies instance attributes
        self.current_callable: Callable[[list[Any]], Any] = self._run

    def _run(self, inputs: list[Any]) -> Any:
        import torch

        from .interpret import interpreter

        with torch.no_grad():
            return interpreter(self.gm).boxed_run(inputs)

    def __call__(self, inputs: list[Any]) -> Any:
        return self.current_callable(inputs)

    def post_compile(self, *_: Any) -> None:
        """Nothing was compiled."""

    def set_triton_bundle(self, _: Any) -> None:
        """Nothing was bundled."""


class Capture:
    """A capture while it is installed; `capture()` makes one."""

    def __init__(self, directory: str | os.PathLike[str], name: str,
                 capture_only: bool = False, strip_source: bool = False,
                 config: dict[str, Any] | None = None, model_lib: str | None = None) -> None:
        self.root = Path(directory)
        self.suite, self.mode, self.model = split_key(name)
        self.name = name if self.mode is None else name.split("/", 2)[2]
        self.capture_only = capture_only
        self.strip_source = strip_source
        self.config = config or {}
        self.model_lib = model_lib
        self.records: list[GraphRecord] = []
        self.failures: list[tuple[str, str]] = []
        self.path: Path | None = None
        self.active = False
        self.counting = False
        self.had_step = False
        self.keep_empty = True
        self._work: Path | None = None
        self._origin: dict[str, Any] = {}
        self._stack = contextlib.ExitStack()
        self._local = threading.local()
        self._lock = threading.Lock()

    # Installing and restoring.

    def __enter__(self) -> Capture:
        with self._guard("hook"):
            self._origin = provenance(self.model_lib)
            self._install()
        return self

    def _install(self) -> None:
        import torch._functorch.config as functorch_config
        from torch._inductor import compile_fx
        from torch._inductor import config as inductor_config

        self._stack.enter_context(inductor_config.patch(force_disable_caches=True))
        self._stack.enter_context(functorch_config.patch(enable_autograd_cache=False))
        self._patch(compile_fx, "_compile_fx_inner", self._compile)
        if self.capture_only:
            self._patch(compile_fx, "fx_codegen_and_compile", self._no_codegen)
        self.active = True

    def _patch(self, module: Any, name: str, replacement: Callable[..., Any]) -> None:
        original = getattr(module, name)

        def stand_in(*args: Any, **kwargs: Any) -> Any:
            if not self.active:
                return original(*args, **kwargs)
            return replacement(original, *args, **kwargs)

        def restore() -> None:
            if getattr(module, name) is stand_in:
                setattr(module, name, original)

        setattr(module, name, stand_in)
        self._stack.callback(restore)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 _: TracebackType | None) -> None:
        self.close(error)

    def close(self, error: BaseException | None = None) -> None:
        """Take the hook out and write the index. Safe to call twice."""
        was_active, self.active = self.active, False
        with self._guard("hook"):
            self._stack.close()
            if was_active and self.capture_only:
                self._forget_interpreted()
        if error is not None:
            self.failures.append((stage_of(error), describe(error)))
        if self.path is None and (self.records or self.keep_empty):
            with self._guard("hook"):
                self._finish()
            if self.path is None:
                print(f"assay_torch: nothing written: {self.failures}", file=sys.stderr)

    @staticmethod
    def _forget_interpreted() -> None:
        """Code compiled without code must not outlive the capture."""
        import torch

        torch._dynamo.reset()

    @contextlib.contextmanager
    def step(self) -> Iterator[None]:
        """The one measured step: graph calls inside it are counted and observed."""
        for record in self.records:
            record.runs = 0
        self.had_step = self.counting = True
        try:
            yield
        finally:
            self.counting = False

    # What can go wrong in here is told in the index.

    @contextlib.contextmanager
    def _guard(self, stage: str) -> Iterator[None]:
        try:
            yield
        except _Recorded:
            raise
        except Exception as error:  # noqa: BLE001 - the user's program must not see it
            self.failures.append((stage, describe(error)))

    # Compiling.

    def _compile(self, original: Callable[..., Any], gm: Any, *args: Any, **kwargs: Any) -> Any:
        job = _Job(gm, kwargs)
        jobs = self._local.__dict__.setdefault("jobs", [])
        jobs.append(job)
        try:
            with self._pass_installed(job):
                compiled = original(gm, *args, **kwargs)
        finally:
            jobs.pop()
        if job.record is not None:
            with self._guard("hook"):
                self._count_calls(job.record, compiled)
        return compiled

    @contextlib.contextmanager
    def _pass_installed(self, job: _Job) -> Iterator[None]:
        from torch._inductor import config

        mine = make_pass(config.post_grad_custom_pre_pass, job.is_inference, self._at_post_grad)
        with config.patch(post_grad_custom_pre_pass=mine, force_disable_caches=True):
            yield

    def _at_post_grad(self, graph: Any) -> None:
        job = self._local.jobs[-1]
        if graph is not job.gm.graph:
            with self._guard("hook"):
                notes = not self.strip_source
                job.nested[id(graph)] = text.class_body(graph, notes, job.nested)
            return
        with self._guard("hook"):
            self._record(job, graph)
        if self.capture_only:
            raise _Recorded

    def _record(self, job: _Job, graph: Any) -> None:
        with self._lock:
            record = GraphRecord(len(self.records), job.kind)
            body = text.graph_text(graph, not self.strip_source, job.nested)
            record.read(graph, body, not self.strip_source)
            write_atomic(self._directory() / f"{record.file}.py", body)
            self.records.append(record)
            job.record = record

    def _no_codegen(self, _: Callable[..., Any], gm: Any, example_inputs: Any,
                    *args: Any, **options: Any) -> Any:
        """Up to the hook as Inductor does it, and then no further."""
        import torch
        from torch._inductor import compile_fx
        from torch._inductor.virtualized import V

        compile_fx.view_to_reshape(gm)
        with torch.no_grad():
            fake_mode = compile_fx.fake_tensor_prop(gm, example_inputs)
        # Older builds know the function without its descent into subgraphs.
        note_strides = getattr(compile_fx, "_recursive_record_original_output_strides",
                               compile_fx.record_original_output_strides)
        note_strides(gm)
        with V.set_fake_mode(fake_mode), contextlib.suppress(_Recorded):
            compile_fx._recursive_post_grad_passes(
                gm, is_inference=bool(options.get("is_inference")))
        return _Interpreted(gm)

    # Running.

    def _count_calls(self, record: GraphRecord, compiled: Any) -> None:
        inner = compiled.current_callable
        deltas = getattr(compiled, "metrics_deltas", None)
        record.kernels = getattr(deltas, "generated_kernel_count", None)

        def counted(inputs: list[Any]) -> Any:
            if self.active:
                with self._guard("hook"):
                    self._called(record, inputs)
            return inner(inputs)

        compiled.current_callable = counted

    def _called(self, record: GraphRecord, inputs: list[Any]) -> None:
        if self.counting:
            record.runs += 1
        if record.seen is None or (self.counting and not record.seen_in_step):
            record.seen_in_step = self.counting
            record.seen = Observation(inputs)
            if self.strip_source:
                record.seen.strip()

    # Writing.

    def _directory(self) -> Path:
        """Where the files lie until the index is written; made when first needed."""
        if self._work is None:
            self.root.mkdir(parents=True, exist_ok=True)
            prefix = f".part-{os.getpid()}-"
            self._work = Path(tempfile.mkdtemp(prefix=prefix, dir=self.root))
        return self._work

    def _final_key(self) -> str:
        has_backward = any(r.kind == "backward" for r in self.records)
        mode = self.mode or ("train" if has_backward else "infer")
        return f"{self.suite}/{mode}/{self.model}"

    def _index(self, key: str) -> dict[str, Any]:
        stage, reason = self.failures[0] if self.failures else (None, None)
        status = "ok" if not self.failures else "partial" if self.records else "failed"
        if status == "ok" and not self.records:
            status, stage, reason = "failed", "compile", "no graph reached the hook"
        return {
            "schema": 1, "model": key, "status": status, "stage": stage, "reason": reason,
            "graphs": [r.summary(self._execs(r)) for r in self.records],
            "name": self.name, "config": self.config, "provenance": self._origin,
        }

    def _execs(self, record: GraphRecord) -> int | None:
        return record.runs if self.had_step else None

    def _fold(self, work: Path) -> None:
        """A graph that was compiled again with the same text is one graph: its runs add up."""
        first: dict[tuple[str, str], GraphRecord] = {}
        for record in self.records:
            known = first.setdefault((record.kind, record.digest), record)
            if known is not record:
                known.absorb(record)
                (work / f"{record.file}.py").unlink()
        self.records = list(first.values())

    def _finish(self) -> None:
        work = self._directory()
        self._fold(work)
        for record in self.records:
            side = record.sidecar(self._origin, self._execs(record))
            write_atomic(work / f"{record.file}.meta.json", json_text(side))
        key = self._final_key()
        write_atomic(work / "index.json", json_text(self._index(key)))
        self.path = replace_directory(work, self.root / key.replace("/", "--"))


def replace_directory(new: Path, target: Path) -> Path:
    """Put `new` where `target` is; the old contents go once the new ones stand."""
    os.chmod(new, 0o755)
    if target.exists():
        old = Path(tempfile.mkdtemp(prefix=".old-", dir=target.parent))
        os.rename(target, old / "x")
        os.rename(new, target)
        shutil.rmtree(old)
    else:
        os.rename(new, target)
    return target


def make_pass(user: Any, is_inference: bool, record: Callable[[Any], None]) -> Any:
    """The user's own passes, if any, and then `record`: one pass for Inductor."""
    from torch._inductor import custom_graph_pass as passes

    aware = getattr(passes, "CustomInferenceAwareGraphPass", ())
    users = () if user is None else tuple(user) if isinstance(user, (list, tuple)) else (user,)

    class Chain(passes.CustomGraphPass):  # type: ignore[misc]
        def __call__(self, graph: Any) -> None:
            for one in users:
                one(graph, is_inference) if isinstance(one, aware) else one(graph)
            record(graph)

        def uuid(self) -> None:
            return None

    return Chain()


def stage_of(error: BaseException) -> str:
    """`compile` for what torch.compile raises, else `run`."""
    names = {c.__name__ for c in type(error).__mro__}
    return "compile" if names & {"TorchDynamoException", "InductorError"} else "run"


def describe(error: BaseException) -> str:
    """One line, without addresses, and without NULs: no JSON that assay reads has any."""
    line = " ".join(f"{type(error).__name__}: {error}".replace("\0", " ").split())
    return re.sub(r"0x[0-9a-f]{6,}", "0x…", line)[:500]


def capture(directory: str | os.PathLike[str], name: str, capture_only: bool = False,
            strip_source: bool = False, config: dict[str, Any] | None = None) -> Capture:
    """A context manager that records every graph compiled inside it under DIRECTORY.

    NAME is a model key (`hf/train/Example`) or a plain name. With `capture_only` no code is
    generated: graphs run node by node, and are forgotten at the end. Mark the one measured
    step with `with cap.step():`; without it the execution counts are null. Only what is
    compiled inside is seen: a model that was compiled before has to be compiled anew.
    """
    return Capture(directory, name, capture_only, strip_source, config)
