"""What a compiled function launches: a name for it that equal code of other options has, too.

Inductor writes the options of its tuner into the text of each kernel, so texts of two sets of
options differ where what they launch does not. Here a kernel is its binary's key (source,
constants, backend and its options) and the configuration that was chosen; the code that calls
them is the text without theirs.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

# A kernel's own text, within the code that calls it.
KERNEL = re.compile(r"^(\w+) = async_compile\.triton\(.*?'''.*?''', device_str='\w+'\)$",
                    re.MULTILINE | re.DOTALL)

COMMENT = re.compile(r"^\s*#.*\n", re.MULTILINE)  # places of files, and where nodes came from


def image(source: str, launches: list[tuple[str, str | None, str]]) -> str | None:
    """64 digits; None if anything that is launched was not seen, and so is not known."""
    kernels = KERNEL.findall(source)
    seen = {name for name, _, _ in launches}
    if not kernels or set(kernels) != seen or any(key is None for _, key, _ in launches):
        return None
    calls = COMMENT.sub("", KERNEL.sub("", source))
    if "async_compile." in calls.replace("async_compile.wait(globals())", ""):
        return None  # of another kind, whose code this does not see
    return hashlib.sha256(json.dumps([calls, launches]).encode()).hexdigest()


def _seen(tuner: Any) -> tuple[str, str | None, str]:
    name = str(getattr(tuner, "inductor_meta", {}).get("kernel_name"))
    if len(tuner.launchers) != 1:
        return name, None, ""
    launcher = tuner.launchers[0]
    config = launcher.config
    chosen = {"kwargs": sorted(config.kwargs.items()), "warps": config.num_warps,
              "stages": config.num_stages}
    return name, getattr(launcher, "cache_hash", None), json.dumps(chosen)


class Launches:
    """Within: the kernels of Triton's that Inductor's code launches, in their order."""

    def __init__(self) -> None:
        self.list: list[tuple[str, str | None, str]] = []

    def __enter__(self) -> Launches:
        from torch._inductor.runtime.triton_heuristics import CachingAutotuner

        self._original = original = CachingAutotuner.run
        launches = self.list

        def run(tuner: Any, *args: Any, **kwargs: Any) -> Any:
            result = original(tuner, *args, **kwargs)
            launches.append(_seen(tuner))
            return result

        CachingAutotuner.run = run  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        from torch._inductor.runtime.triton_heuristics import CachingAutotuner

        CachingAutotuner.run = self._original  # type: ignore[method-assign]
