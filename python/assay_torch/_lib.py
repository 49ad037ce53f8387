"""libassay.so by ctypes: questions and answers are JSON, values are filled in place.

Needs neither torch nor numpy.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

NAME = "libassay.so"

ASK = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)
FREE, SHARED, ALONE = range(3)  # what the device is needed for

CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint)


class AssayError(RuntimeError):
    """A failure told by the library; `code` is assay's exit code for it."""

    def __init__(self, code: int, story: str) -> None:
        super().__init__(story)
        self.code = code


def candidates() -> list[Path]:
    """Where the library may be: as told, beside the package, in the tree's build folder."""
    here = Path(__file__).resolve().parent
    told = os.environ.get("ASSAY_LIB")
    if told:
        return [Path(told)]
    return [here / NAME, here.parent / NAME, here.parents[1] / NAME,
            here.parents[1] / "build" / NAME]


@lru_cache(maxsize=1)
def library() -> ctypes.CDLL:
    """The library, opened at first use."""
    tried = candidates()
    found = next((p for p in tried if p.exists()), None)
    if found is None:
        raise AssayError(4, f"no {NAME}; tried " + ", ".join(map(str, tried))
                         + " (build assay, or set ASSAY_LIB)")
    lib = ctypes.CDLL(str(found))
    lib.assay_inputs.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
    lib.assay_inputs_fill.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p),
                                      ctypes.c_size_t]
    lib.assay_worker.argtypes = [ctypes.c_char_p, ASK, CALL]
    lib.assay_lease.argtypes = [ctypes.c_int, ctypes.POINTER(ctypes.c_int)]
    lib.assay_free.argtypes = [ctypes.c_void_p]
    lib.assay_free.restype = None
    lib.assay_story.restype = ctypes.c_char_p
    return lib


def _check(code: int) -> None:
    if code:
        raise AssayError(code, library().assay_story().decode(errors="replace"))


def question(file: str | os.PathLike[str], point: str | None, seed: int) -> bytes:
    return json.dumps({"file": os.fspath(file), "point": point, "seed": seed}).encode()


def inputs(asked: bytes) -> dict[str, Any]:
    """What the inputs of a point are."""
    out = ctypes.c_void_p()
    _check(library().assay_inputs(asked, ctypes.byref(out)))
    try:
        return json.loads(ctypes.string_at(out))
    finally:
        library().assay_free(out)


def inputs_fill(asked: bytes, addresses: Sequence[int]) -> None:
    """Values of each storage, written at these addresses."""
    pointers = (ctypes.c_void_p * len(addresses))(*addresses)
    _check(library().assay_inputs_fill(asked, pointers, len(addresses)))


def worker(asked: bytes, ask: Callable[[bytes], int],
           call: Callable[[int | None, int], None]) -> int:
    """Serves a supervisor until it is let go; answers the exit code."""
    asking, calling = ASK(ask), CALL(call)
    code = library().assay_worker(asked, asking, calling)
    if code:
        print("assay_torch.worker: " + library().assay_story().decode(errors="replace"),
              file=sys.stderr)
    return int(code)


def lease(mode: int) -> int:
    """In an answer to the worker: the device from here on, FREE, SHARED or ALONE; what it was."""
    before = ctypes.c_int()
    _check(library().assay_lease(mode, ctypes.byref(before)))
    return before.value
