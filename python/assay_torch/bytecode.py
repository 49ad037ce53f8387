"""Bytecode of torch, kept where an image has none.

Images often come without it and forbid Python to write it (PYTHONDONTWRITEBYTECODE): each import
of torch and its compiler then compiles some thousand files anew, twelve seconds in every process.
It is kept in our own cache instead, and nothing is written beside torch.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path


def _torch_file() -> Path | None:
    spec = importlib.util.find_spec("torch")
    return Path(spec.origin) if spec and spec.origin else None


def is_missing(file: Path) -> bool:
    """Whether this Python has no bytecode of the file, and will not leave any beside it."""
    if sys.pycache_prefix is not None or Path(importlib.util.cache_from_source(str(file))).exists():
        return False
    return sys.dont_write_bytecode or not os.access(file.parent, os.W_OK)


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def keep(folder: Path) -> None:
    """From here on, in this process and in those that it starts; where there is no need, or the
    folder cannot be written to, nothing.  The folder is of one build of torch: Python tells
    sources apart by place, size and time, and images may give all files one time."""
    file = _torch_file()
    if file is None or not is_missing(file) or not _is_writable(folder):
        return
    sys.pycache_prefix = str(folder)
    sys.dont_write_bytecode = False
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
