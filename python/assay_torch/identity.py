"""Which torch this is, where its compiler keeps what it built, and what it wrote.

Nothing here imports torch before it must: a supervisor asks for the identity alone.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

# What compiles: a change in any of these may make other kernels.
SOURCES = {"torch": ("_inductor", "_dynamo", "_functorch", "_decomp", "_refs", "version.py"),
           "triton": ("",)}


def _package(name: str) -> Path | None:
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def _files(name: str, root: Path) -> list[Path]:
    found: list[Path] = []
    for part in SOURCES[name]:
        at = root / part
        found += [at] if at.is_file() else at.rglob("*.py")
    return sorted(found)


def _source_key(name: str) -> str:
    """A digest of names, sizes and times of a package's sources; "" if it is not there."""
    root = _package(name)
    if root is None:
        return ""
    digest = hashlib.sha256()
    for path in _files(name, root):
        stat = path.stat()
        digest.update(f"{path.relative_to(root)} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _libraries() -> str:
    """Of the libraries that extern ops call, those which come as packages: "cublas=… cudnn=…"."""
    found = []
    for name in ("cublas", "cudnn"):
        names = [f"nvidia-{name}", *(f"nvidia-{name}-cu{v}" for v in (13, 12, 11))]
        version = next((v for v in map(_version, names) if v), "none")
        found.append(f"{name}={version}")
    return " ".join(found)


@lru_cache(maxsize=1)
def identity() -> dict[str, Any]:
    """{"versions": {"torch": …, "triton": …, "python": …}, "build": 64 digits, "there": bool,
    "libs": "cublas=… cudnn=…"}."""
    versions = {"torch": _version("torch"), "triton": _version("triton"),
                "python": platform.python_version()}
    key = {"versions": versions, "torch": _source_key("torch"), "triton": _source_key("triton")}
    build = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()
    return {"versions": versions, "build": build, "there": versions["torch"] is not None,
            "libs": _libraries()}


def complaints(options: dict[str, Any]) -> list[str]:
    """What Inductor does not take: a name that it has not, a word where it wants True or False.
    Imports torch; one that cannot be imported says so in the rows."""
    try:
        from torch._inductor import config
    except Exception:  # noqa: BLE001: whatever it raises
        return []
    known = config.get_config_copy()
    found = [f"Inductor has no option {name}" for name in options if name not in known]
    found += [f"{name} is True or False, not {value}" for name, value in options.items()
              if isinstance(known.get(name), bool) and not isinstance(value, (bool, type(None)))]
    return found


def use_cache(told: str | None, options: dict[str, Any]) -> None:
    """Where the compiler keeps code: by build and options, since a kernel's configuration that
    one set of options chose would be taken over by another."""
    import torch

    root = Path(told or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    kind = torch.cuda.get_device_name().replace(" ", "-") if torch.cuda.is_available() else "cpu"
    chosen = hashlib.sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()
    at = root / "assay" / "torch" / identity()["build"][:16] / chosen[:16] / kind
    (at / "triton").mkdir(parents=True, exist_ok=True)
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = str(at)
    os.environ["TRITON_CACHE_DIR"] = str(at / "triton")


class SourceSeen:
    """Within: the code that Inductor writes, and whether it was there already."""

    def __init__(self) -> None:
        self.text = ""
        self.was_cached = False

    def __enter__(self) -> SourceSeen:
        from torch._dynamo.utils import counters
        from torch._inductor.graph import GraphLowering

        self._counters = counters
        self._hits = counters["inductor"]["fxgraph_cache_hit"]
        self._saved = GraphLowering.save_output_code

        # Its number is which graph of the process this is, and would make other code of it.
        def save(code: str) -> None:
            self.text = re.sub(r"^# AOT ID: .*\n", "", code, count=1, flags=re.MULTILINE)

        GraphLowering.save_output_code = staticmethod(save)  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        from torch._inductor.graph import GraphLowering

        GraphLowering.save_output_code = staticmethod(self._saved)  # type: ignore[method-assign]
        self.was_cached = self._counters["inductor"]["fxgraph_cache_hit"] > self._hits
