"""Which torch this is, where its compiler keeps what it built, and what it wrote.

Nothing here imports torch before it must: a supervisor asks for the identity alone.
"""

from __future__ import annotations

import contextlib
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

from .jsonfile import json_text, write_atomic

# What compiles: a change in any of these may make other kernels.
SOURCES = {"torch": ("_inductor", "_dynamo", "_functorch", "_decomp", "_refs", "version.py"),
           "triton": ("",)}

WRITTEN_S = 30  # no linker writes longer


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


def build_root(told: str | None = None) -> Path:
    """What is kept of this build of torch. RuntimeError where nobody is at home."""
    root = Path(told or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return root / "assay" / "torch" / identity()["build"][:16]


def _known_options() -> dict[str, bool]:
    """Names of Inductor's options, and whether each is True or False. Asked of torch once per
    build: an import for that alone takes seconds, and every run with options would wait for it."""
    path = build_root() / "options.json"
    with contextlib.suppress(OSError, ValueError):
        known = json.loads(path.read_text())
        if isinstance(known, dict) and known:
            return known
    from torch._inductor import config

    known = {name: isinstance(v, bool) for name, v in config.get_config_copy().items()}
    with contextlib.suppress(OSError):  # then it is asked again
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, json_text(known))
    return known


def complaints(options: dict[str, Any]) -> list[str]:
    """What Inductor does not take: a name that it has not, a word where it wants True or False.
    May import torch; one that cannot be imported says so in the rows."""
    try:
        known = _known_options()
    except Exception:  # noqa: BLE001: whatever it raises
        return []
    found = [f"Inductor has no option {name}" for name in options if name not in known]
    found += [f"{name} is True or False, not {value}" for name, value in options.items()
              if known.get(name) and not isinstance(value, (bool, type(None)))]
    return found


def _keep_choices() -> None:
    """Kernels of the cache are to come with the configurations that were chosen for them. Those
    that lie in a graph's own entry come with none, so that each process chooses anew, by its own
    clock: coordinate descent took 10 s of 40 kernels that were all cached, and left half of them
    with other code."""
    from torch._inductor import config

    if hasattr(config, "bundle_triton_into_fx_graph_cache"):
        config.bundle_triton_into_fx_graph_cache = False


def use_cache(told: str | None, options: dict[str, Any]) -> None:
    """Where the compiler keeps code: by build and options, since a kernel's configuration that
    one set of options chose would be taken over by another."""
    import torch

    _keep_choices()
    kind = torch.cuda.get_device_name().replace(" ", "-") if torch.cuda.is_available() else "cpu"
    chosen = hashlib.sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()
    at = build_root(told) / chosen[:16] / kind
    (at / "triton").mkdir(parents=True, exist_ok=True)
    drop_parts(at)
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = str(at)
    os.environ["TRITON_CACHE_DIR"] = str(at / "triton")


def _is_whole(path: Path) -> bool:
    """A 64-bit library ends with the table that its header points to (ELF, e_shoff)."""
    with path.open("rb") as f:
        head = f.read(64)
    if len(head) < 64 or head[:4] != b"\x7fELF":
        return False
    offset, size, n = (int.from_bytes(head[i:j], "little")
                       for i, j in ((40, 48), (58, 60), (60, 62)))
    return path.stat().st_size >= offset + size * n


@lru_cache
def drop_parts(cache: Path) -> None:
    """Libraries that a killed linker left: to load one may end the process. Those that may still
    be being written are left alone."""
    os.utime(cache)  # the clock of the files themselves
    now = cache.stat().st_mtime
    for path in cache.rglob("*.so"):
        with contextlib.suppress(OSError):
            if now - path.stat().st_mtime > WRITTEN_S and not _is_whole(path):
                path.unlink()


UNLOADED = re.compile(r"(/\S+\.so): ")


def forget_half_written(error: BaseException) -> bool:
    """Whether the error names a library of the cache that cannot be loaded, which is gone then: the
    linker writes it in place, so one that was killed leaves a part under the name of the whole,
    and everybody after it would fail."""
    found = UNLOADED.search(str(error))
    cache = os.environ.get("TORCHINDUCTOR_CACHE_DIR")
    if not found or not cache or not found[1].startswith(cache + os.sep):
        return False
    with contextlib.suppress(FileNotFoundError):
        os.unlink(found[1])
    return True


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
