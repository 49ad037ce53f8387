"""Put on PYTHONPATH by t/e2e/torch.sh: makes a torch worker go wrong at chosen points.

SABOTAGE is words DEED:N; the deed is done at the point whose first input has 64 + N rows. The one
word import makes a torch that cannot be imported. Python imports this before anything else. What torch makes is changed by changing the module that it is
given, what becomes of the worker by what happens while it compiles.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
import time
import types
from collections.abc import Callable
from typing import Any

FIRST_ROWS = 64
RESULTS = 4  # the descriptor


def _planned() -> dict[int, str]:
    words = (word.partition(":") for word in os.environ.get("SABOTAGE", "").split())
    return {int(n): deed for deed, _, n in words if n}


PLAN = _planned()
at_work = ""  # the deed of the point that is being made


# ---- while it compiles ----

def hang() -> None:
    time.sleep(3600)


def garbage() -> None:
    os.write(RESULTS, b"what is this\n")


def cut() -> None:
    """The next message goes on in the middle of this one."""
    os.write(RESULTS, b'{"t":"row","job":1,"provider":"indu')


def noise() -> None:
    print("noise", flush=True)
    os.write(1, b"more noise\n")


def exhaust() -> None:
    """Where torch calls its compiler, which wraps what that raises."""
    from torch._inductor import compile_fx

    real = compile_fx.compile_fx

    def failing(*args: Any, **kwargs: Any) -> Any:
        compile_fx.compile_fx = real
        raise MemoryError("no memory for this")

    compile_fx.compile_fx = failing


def refuse() -> None:
    """A C++ compiler that takes nothing."""
    from torch._inductor import config

    config.cpp.cxx = (os.environ["SABOTAGE_CXX"],)


DEEDS: dict[str, Callable[[], None]] = {
    "hang": hang, "abort": os.abort, "garbage": garbage, "cut": cut, "noise": noise, "memory": exhaust, "refuse": refuse,
}


# ---- what it makes ----

def wrong(_: Any, args: Any, outs: Any) -> Any:
    return outs[0] + 1, *outs[1:]


def nan(_: Any, args: Any, outs: Any) -> Any:
    return outs[0] * float("nan"), *outs[1:]


def drop(_: Any, args: Any, outs: Any) -> Any:
    return outs[1:]


def transpose(_: Any, args: Any, outs: Any) -> Any:
    """Of equal shape, in another order in memory."""
    return outs[0].t().contiguous().t(), *outs[1:]


def write(_: Any, args: Any, outs: Any) -> Any:
    args[0].add_(1)
    return outs


def again(self: Any, args: Any, outs: Any) -> Any:
    """Each call changes what the code was compiled for."""
    self.calls += 1
    return outs[0] * 1, *outs[1:]


CHANGES = {f.__name__: f for f in (wrong, nan, drop, transpose, write, again)}


def _changed(original: Any, change: Callable[..., Any]) -> Any:
    """A module around it; what is inlined from there is looked up by its file's module."""
    import torch

    inner = types.ModuleType("repro")
    inner.__dict__.update(type(original).forward.__globals__)
    sys.modules["repro"] = inner

    class Changed(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.original = original
            self.calls = 0

        def forward(self, *args: Any) -> Any:
            return change(self, args, self.original(*args))

    return Changed()


# ---- hooks ----

def _deed(file: str, point: str) -> str:
    from assay_torch import _lib

    first = _lib.inputs(_lib.question(file, point, 0))["args"][0]
    return PLAN.get(first["shape"][0] - FIRST_ROWS, "")


def _hook() -> None:
    from assay_torch import identity, repro

    module, use_cache = repro.module, identity.use_cache

    def made(file: str, point: str, device: Any = None) -> Any:
        global at_work
        at_work = _deed(file, point)
        original = module(file, point, device)
        return _changed(original, CHANGES[at_work]) if at_work in CHANGES else original

    def begun(*args: Any) -> None:
        from torch._inductor import config

        config.cpp.cxx = (None, "g++")
        use_cache(*args)
        DEEDS.get(at_work, lambda: None)()

    repro.module, identity.use_cache = made, begun


class Broken:
    """A torch that is found and cannot be imported."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> Any:
        if name != "torch":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec and spec.loader:
            spec.loader.exec_module = _no_symbol  # type: ignore[method-assign]
        return spec


def _no_symbol(_: Any) -> None:
    raise ImportError("libtorch_cpu.so: undefined symbol: a_test")


if os.environ.get("SABOTAGE") == "import":
    sys.meta_path.insert(0, Broken())  # type: ignore[arg-type]
elif PLAN:
    _hook()
