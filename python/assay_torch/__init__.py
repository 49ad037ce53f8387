"""assay's Python half: what only torch can tell, and nothing else.

`capture` is the hook on torch.compile; `make_inputs` and `main` are what a repro.py calls.
Names are looked up when used, so that importing the package costs nothing and needs no torch.
"""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"
__all__ = ["capture", "main", "make_inputs"]


def __getattr__(name: str) -> Any:
    if name == "capture":
        from .hook import capture

        return capture
    if name in ("make_inputs", "main"):
        from . import repro

        return getattr(repro, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
