"""Where a capture was made: versions and machine, null for what is not there."""

from __future__ import annotations

import importlib.metadata
import platform
import subprocess
from typing import Any

INDUCTOR_SETTINGS = (
    "max_pointwise_cat_inputs", "fallback_random", "layout_optimization",
    "reorder_for_locality",
)


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _driver() -> str | None:
    query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        done = subprocess.run(query, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip().split("\n")[0] or None


def _gpu() -> dict[str, str | None]:
    import torch

    if not torch.cuda.is_available():
        return {"driver": None, "gpu": None, "cc": None}
    major, minor = torch.cuda.get_device_capability()
    name = torch.cuda.get_device_name().removeprefix("NVIDIA ")
    return {"driver": _driver(), "gpu": name, "cc": f"{major}.{minor}"}


def provenance(model_lib: str | None = None) -> dict[str, Any]:
    """The object of that name in sidecars, indexes and manifests."""
    import torch
    from torch._inductor import config

    from . import __version__

    return {
        "torch": torch.__version__, "torch_commit": torch.version.git_version,
        "triton": _version("triton"), "cuda": torch.version.cuda, **_gpu(),
        "python": platform.python_version(), "model_lib": model_lib, "assay": __version__,
        "inductor": {k: getattr(config, k) for k in INDUCTOR_SETTINGS if hasattr(config, k)},
    }
