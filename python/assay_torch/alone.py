"""Benchmarks in the compiler happen while nobody else uses the device, compiling while we do not.

Inductor tunes in the first run of a kernel: it compiles candidates and times them by turns. The
lease is taken for each benchmark and let go for each compilation, where this build of torch has
the two methods that do so; else the whole first run has to be alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from . import _lib

# Methods of Inductor's CachingAutotuner, and what the device is needed for meanwhile.
HOOKS = {"bench": _lib.ALONE, "_precompile_config": _lib.FREE}


def _tuner() -> Any:
    from torch._inductor.runtime import triton_heuristics

    return triton_heuristics.CachingAutotuner


def is_known() -> bool:
    """Whether each of the methods is there."""
    return all(hasattr(_tuner(), name) for name in HOOKS)


def _holding(original: Callable[..., Any], mode: int) -> Callable[..., Any]:
    def held(*args: Any, **kwargs: Any) -> Any:
        before = _lib.lease(mode)
        try:
            return original(*args, **kwargs)
        finally:
            _lib.lease(before)

    return held


@contextmanager
def benchmarks() -> Iterator[None]:
    """Within: the device is ours alone for each benchmark, and nobody's while code is made."""
    if not is_known():
        yield
        return
    originals = {name: getattr(_tuner(), name) for name in HOOKS}
    try:
        for name, mode in HOOKS.items():
            setattr(_tuner(), name, _holding(originals[name], mode))
        yield
    finally:
        for name, original in originals.items():
            setattr(_tuner(), name, original)
