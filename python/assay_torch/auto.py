"""Capture of a whole program: imported at start-up when ASSAY_CAPTURE_DIR is set.

Waits until the program imports Inductor, so that programs without torch pay one import of
this file. Never fails the program: what goes wrong here is one line on stderr.
"""

from __future__ import annotations

import atexit
import importlib.abc
import importlib.machinery
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

TARGET = "torch._inductor.compile_fx"


def program_name() -> str:
    """ASSAY_CAPTURE_NAME, else the script's name; ranks of one job get names of their own."""
    name = os.environ.get("ASSAY_CAPTURE_NAME")
    if name is None:
        name = re.sub(r"[^A-Za-z0-9._+-]", "_", Path(sys.argv[0]).stem.strip("-")) or "python"
        rank = os.environ.get("RANK", os.environ.get("LOCAL_RANK", "0"))
        name += f".rank{rank}" if rank.isdigit() and rank != "0" else ""
    return name


def free_name(directory: str, name: str) -> str:
    """NAME, or NAME.2 and so on: a second program must not replace what the first captured."""
    if "/" in name:
        return name
    taken = {p.name.split("--", 2)[2] for p in Path(directory).glob("user--*--*")}
    number, candidate = 1, name
    while candidate in taken:
        number += 1
        candidate = f"{name}.{number}"
    return candidate


def install() -> None:
    """Capture from now to the end of the process."""
    from .hook import Capture

    directory = os.environ["ASSAY_CAPTURE_DIR"]
    only = os.environ.get("ASSAY_CAPTURE_ONLY", "0") not in ("", "0")
    hook = Capture(directory, free_name(directory, program_name()), capture_only=only)
    hook.keep_empty = False
    hook.__enter__()
    atexit.register(hook.close)


class _Loader(importlib.abc.Loader):
    """Runs the module as its own loader would, then installs the hook."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return self.inner.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.inner.exec_module(module)
        try:
            install()
        except Exception as error:  # noqa: BLE001 - the program goes on without us
            print(f"assay_torch: not capturing: {error}", file=sys.stderr)


class _Finder(importlib.abc.MetaPathFinder):
    """Meets the one module we wait for, once."""

    def find_spec(self, name: str, path: Sequence[str] | None,
                  target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        if name != TARGET:
            return None
        sys.meta_path.remove(self)
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader)
        return spec


sys.meta_path.insert(0, _Finder())
