"""A worker that can also compile with torch.

`python -m assay_torch.worker` is started by a supervisor. libassay.so has the jobs, the buffers,
the lease, the checks and the clock; what it asks of torch is answered here: compile the module
of a point over buffers that are there, call it, capture it. Nothing here reads a clock, compares
a value or decides what a failure means for a row, beyond naming its cause.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import _lib, alone, bytecode, foreign, forkserver, identity, launched
from .foreign import Refused
from .repro import module, tensor_argument
from .text import dtype_token

Answer = dict[str, Any]


class _Compiled(Exception):
    """Raised where the first call would begin: compiling and running are apart."""


def _bytes_at(address: int, size: int, device: str) -> Any:
    """The memory there as a tensor of bytes; it stays assay's."""
    import torch

    if not size:
        return torch.empty(0, dtype=torch.uint8, device=device)
    if device == "cpu":
        return torch.frombuffer((ctypes.c_char * size).from_address(address), dtype=torch.uint8)

    class Memory:
        __cuda_array_interface__ = {"shape": (size,), "typestr": "|u1", "version": 3,
                                    "data": (address, False)}

    return torch.as_tensor(Memory(), device=device)


class Program:
    """A point's module by one provider, over the sets of buffers that it was opened with."""

    def __init__(self, asked: dict[str, Any]) -> None:
        import torch

        self.device = asked["device"]
        self.provider = asked["provider"]
        self.options = asked["options"]
        self.cache = asked["cache"]
        self.draws = asked["draws"]
        self.stream = asked["stream"]  # to be called on, in the place of a capture; 0: none
        self.foreign = asked["foreign"]
        told = self.foreign or _lib.inputs(_lib.question(asked["file"], asked["point"], 0))
        self.sets = [self._arguments(told, asked["bytes"], places) for places in asked["sets"]]
        device = torch.device(self.device, *([0] if self.device == "cuda" else []))
        self.module = (foreign.module(self.foreign, device) if self.foreign
                       else module(asked["file"], asked["point"], device=device))
        self.function: Any = self.module
        self.compiled = 0
        self.source = ""
        self.is_dry = False
        self.outputs: list[list[Any]] = [[] for _ in self.sets]
        self.graphs: list[Any] = []
        self.failure: BaseException | None = None

    def _arguments(self, told: dict[str, Any], sizes: list[int], places: list[int]) -> list[Any]:
        storages = [_bytes_at(p, n, self.device).untyped_storage() for p, n in zip(places, sizes)]
        for arg in told["args"]:
            if arg.get("cpu") and self.device != "cpu":
                storages[arg["storage"]] = storages[arg["storage"]].cpu()
        return [tensor_argument(arg, storages) for arg in told["args"]]

    def _on_stream(self) -> contextlib.AbstractContextManager[Any]:
        """What is timed without a graph is queued where assay's own work is."""
        import torch

        if not self.stream:
            return contextlib.nullcontext()
        return torch.cuda.stream(torch.cuda.ExternalStream(self.stream))

    def call(self, i: int) -> list[Any]:
        import torch

        with torch.no_grad(), self._on_stream():
            outs = self.function(*self.sets[i])
        if self.foreign:
            return foreign.tensors(outs, self.device)
        return [t for t in outs if isinstance(t, torch.Tensor)]

    def _backend(self, gm: Any, example_inputs: list[Any]) -> Any:
        from torch._inductor.compile_fx import compile_fx

        inner = compile_fx(gm, example_inputs, config_patches=self.options)
        self.compiled += 1

        def first_stop(*args: Any) -> Any:
            if self.is_dry:
                raise _Compiled
            return inner(*args)

        return first_stop

    def compile(self) -> Answer:
        try:
            return self._compile()
        except Exception as e:
            if not identity.forget_half_written(e):
                raise
        return self._compile()

    def _compile(self) -> Answer:
        import torch

        if self.provider == "eager":
            change = foreign.as_called(self.module, self.sets) if self.foreign else ""
            return {"locks": True,  # nothing is tuned
                    "source": f"# as called: {change}\n{self.foreign['fx']}" if change else ""}
        if self.provider == "oracle":
            self.function, source = _oracle(**self.options)
            return {"source": source, "locks": self.device == "cpu"}
        torch._dynamo.reset()
        torch.manual_seed(0)
        identity.use_cache(self.cache, self.options)
        if self.foreign:
            return self._compile_foreign()
        self.function = torch.compile(self.module, dynamic=False, fullgraph=True,
                                      backend=self._backend)
        with identity.SourceSeen() as seen:
            self.is_dry = True
            try:
                self.call(0)
            except _Compiled:
                pass
            finally:
                self.is_dry = False
        self.source = seen.text
        return {"source": seen.text, "cached": seen.was_cached,
                "locks": self.device == "cpu" or alone.is_known()}

    def _compile_foreign(self) -> Answer:
        with identity.SourceSeen() as seen:
            self.function = foreign.compiled(self.module, self.sets[0], self.options)
        return {"source": seen.text, "cached": seen.was_cached,
                "locks": self.device == "cpu" or alone.is_known()}

    def run(self) -> Answer:
        answer: Answer = {}
        if self.foreign:
            for args in self.sets:
                foreign.prepare(self.module, args)
        if self.provider in ("eager", "oracle") or self.device == "cpu":
            self.call(0)
        else:
            with alone.benchmarks(), launched.Launches() as seen:
                self.call(0)
            answer["image"] = launched.image(self.source, seen.list)
        self.synchronize()
        return answer

    def synchronize(self) -> None:
        import torch

        if self.device == "cuda":
            torch.cuda.synchronize()

    def capture(self) -> Answer:
        before = self.compiled
        for _ in range(2):
            self.call(0)
        self.synchronize()
        if self.device == "cuda" and not self.stream:
            self._capture_graphs()
        else:
            for i in range(len(self.sets)):
                self.outputs[i] = self.call(i)
            self.synchronize()
        if self.compiled != before or self.compiled > 1:
            raise Refused("recompiled", f"compiled {self.compiled} times")
        answer = self.answer_outputs()
        if self.graphs:
            answer["graphs"] = [g.raw_cuda_graph() for g in self.graphs]
        return answer

    def _capture_graphs(self) -> None:
        import torch

        side = torch.cuda.Stream()
        with torch.cuda.stream(side):
            if self.foreign:  # what a library allots for a stream is no part of the first graph
                self.call(0)
            for i in range(len(self.sets)):
                graph = torch.cuda.CUDAGraph(keep_graph=True)
                # A pool of its own: no set's scratch may be another's output.
                graph.capture_begin(pool=torch.cuda.graph_pool_handle(),
                                    capture_error_mode="thread_local")
                try:
                    self.outputs[i] = self.call(i)
                finally:
                    graph.capture_end()
                if self.draws:  # fixes the seed and offset that it captured
                    graph.instantiate()
                    graph.replay()
                self.graphs.append(graph)
        torch.cuda.synchronize()

    def answer_outputs(self) -> Answer:
        if self.failure:
            raise self.failure
        return {"outputs": [[_place(t, self.device) for t in outs] for outs in self.outputs]}


def _oracle(file: str, params: dict[str, int]) -> tuple[Any, str]:
    """The function of an oracle.py as a module's forward, and its text.  What it imported of its
    own before is of no concern to it: the file may have changed since."""
    path = Path(file)
    spec = importlib.util.spec_from_file_location("assay_oracle", path)
    if spec is None or spec.loader is None:
        raise Refused("bad_oracle_file", f"{path} is no Python file")
    loaded = importlib.util.module_from_spec(spec)
    text = path.read_text()
    # This text, not what Python kept of another one.
    exec(compile(text, path, "exec", dont_inherit=True), loaded.__dict__)
    function = getattr(loaded, "oracle", None)
    if not callable(function):
        raise Refused("bad_oracle_file", f"{path} has no function oracle(inputs, **params)")

    def forward(*args: Any) -> Any:
        import torch

        return function([a for a in args if isinstance(a, torch.Tensor)], **params)

    return forward, text


def _place(t: Any, device: str) -> Answer:
    if t.device.type != device:
        raise Refused("unsupported_device", f"an output lies on {t.device}, where no replay "
                                            f"on {device} writes it")
    storage = t.untyped_storage()
    return {"storage": storage.data_ptr(), "bytes": storage.nbytes(),
            "dtype": dtype_token(t.dtype), "shape": list(t.shape), "stride": list(t.stride()),
            "offset": t.storage_offset()}


class Worker:
    """The programs of the present point, by number; why there can be none."""

    def __init__(self, why_not: str | None = None) -> None:
        self.why_not = why_not
        self.programs: dict[int, Program] = {}
        self.text = b""  # of the last answer: C reads it after we return

    def answer(self, asked: dict[str, Any]) -> Answer:
        number, what = asked["program"], asked["do"]
        if self.why_not:
            raise Refused("no_torch", self.why_not)
        if what == "close":
            return self.close()
        if what == "open":
            self.programs[number] = Program(asked)
            return {}
        if "to" in asked:
            return foreign.WRITERS[what](self.programs[number], asked["to"])
        step = {"recompile": foreign.recompile, "peak_memory": foreign.peak_memory,
                "compile": Program.compile, "run": Program.run, "capture": Program.capture,
                "outputs": Program.answer_outputs}[what]
        return step(self.programs[number])

    def close(self) -> Answer:
        import gc

        import torch

        self.programs.clear()
        gc.collect()
        if torch.cuda.is_available():
            torch.cuda.empty_cache()
        return {}

    def ask(self, question: bytes) -> int:
        asked = json.loads(question)
        try:
            answer = self.answer(asked)
        except BaseException as e:  # noqa: BLE001: whatever it is, it is an answer
            traceback.print_exc(file=sys.stderr)
            answer = {"cause": _cause(e, asked["do"]), "message": _message(e)}
        self.text = json.dumps(answer).encode() + b"\0"
        return ctypes.cast(ctypes.c_char_p(self.text), ctypes.c_void_p).value or 0

    def call(self, program: int | None, i: int) -> None:
        p = self.programs[program or 0]
        try:
            p.outputs[i] = p.call(i)
        except BaseException as e:  # noqa: BLE001: told when the outputs are asked for
            p.failure = e


def _message(e: BaseException) -> str:
    words = str(e) if isinstance(e, Refused) else f"{type(e).__name__}: {e}"
    return words.replace("\0", " ").strip()[:1500]


def _origins(e: BaseException | None) -> Iterator[BaseException]:
    """It, and what it was raised for: the compiler wraps what it fails by."""
    while e is not None:
        yield e
        e = e.__cause__ or e.__context__


COMPILERS = ("torch._inductor.", "torch._dynamo.", "triton.")
STEPS = {"capture": "capture_failed", "run": "launch_failed", "outputs": "launch_failed",
         "peak_memory": "launch_failed"}


def _cause(e: BaseException, what: str) -> str:
    """By type, and by asking the device; never by the words of a message."""
    if isinstance(e, Refused):
        return e.cause
    import torch

    if any(isinstance(o, (torch.OutOfMemoryError, MemoryError)) for o in _origins(e)):
        return "oom"
    if torch.cuda.is_available():
        try:
            torch.cuda.synchronize()
        except Exception:  # noqa: BLE001: the context is lost, whatever it says
            return "device_fault"
    if isinstance(e, _lib.AssayError):
        return "bad_inputs"
    if any(type(o).__module__.startswith(COMPILERS) for o in _origins(e)):
        return "compile_error"  # a tuner compiles where the program runs
    return STEPS.get(what, "compile_error")


def _import_torch(plain: bool) -> str | None:
    """What the first point would wait for. A torch that is there and cannot be imported is told
    in each row: programs of other providers run all the same."""
    try:
        import torch  # noqa: F401

        if not plain:
            import torch._inductor.compile_fx
            import torch._inductor.runtime.triton_heuristics  # noqa: F401
    except Exception as e:  # noqa: BLE001: whatever it raises
        traceback.print_exc(file=sys.stderr)
        return f"torch cannot be imported: {type(e).__name__}: {e}"
    return None


def _work_out() -> None:
    """What torch works out once per process, and a forked one finds done: digests of its own
    sources and Triton's, a quarter and half a second, which the key of each compilation has. They
    are torch's inner matter: one without them works them out where it wants them."""
    with contextlib.suppress(ImportError, AttributeError, OSError):
        from torch._inductor import codecache

        codecache.torch_key()
    with contextlib.suppress(ImportError, AttributeError, OSError):
        from triton.runtime import cache

        cache.triton_key()


def main() -> int:
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("--device", default="cpu")
    p.add_argument("--threads", type=int, default=0)
    p.add_argument("--identity", action="store_true",
                   help="print versions and build id of torch, without importing it")
    p.add_argument("--options", type=json.loads, default=[], metavar="JSON",
                   help="with it: a list of objects of Inductor's options, to be looked over")
    p.add_argument("--forks", action="store_true",
                   help="be a fork server: each request on descriptor 3 makes a worker")
    p.add_argument("--plain", action="store_true",
                   help="import Inductor, which takes seconds, only once something wants it")
    args = p.parse_args()
    with contextlib.suppress(RuntimeError):  # nobody's home: there is no cache
        bytecode.keep(identity.build_root() / "bytecode")
    if args.identity:
        found = [c for options in args.options for c in identity.complaints(options)]
        print(json.dumps({**identity.identity(), "complaints": found}))
        return 0
    os.environ.setdefault("TORCHINDUCTOR_COMPILE_THREADS", "1")
    # A driver that was asked for its devices is of no use to a child.
    os.environ.setdefault("PYTORCH_NVML_BASED_CUDA_CHECK", "1")
    if args.forks:
        forkserver.die_with_supervisor()
    worker = Worker(_import_torch(args.plain))
    versions = identity.identity()["versions"]
    if args.forks and not worker.why_not and not args.plain:
        _work_out()
    if args.forks and not forkserver.serve():
        return 0
    if not worker.why_not and args.device.startswith("cpu") and args.threads:
        import torch

        torch.set_num_threads(args.threads)
    job = {"device": args.device, "threads": args.threads, "versions": versions}
    return _lib.worker(json.dumps(job).encode(), worker.ask, worker.call)


if __name__ == "__main__":
    sys.exit(main())
