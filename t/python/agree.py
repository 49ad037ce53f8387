"""Run repros in torch's eager mode on our inputs, and have the judge compare.

As a program: `agree.py [KERNEL…]` prints what disagrees, `--most-cost N` leaves out points
whose bytes times nodes are more.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))

from assay_torch import repro  # noqa: E402
from assay_torch.text import dtype_token  # noqa: E402

CANONICAL = ROOT / "repros" / "canonical"
LARGE = 256 << 20


@dataclass
class Kernel:
    name: str
    point: str  # the one that moves least
    bytes: int
    nodes: int
    features: list[str]

    @property
    def file(self) -> str:
        return str(CANONICAL / self.name / "repro.py")

    @property
    def cost(self) -> int:
        """Bytes that an evaluation op by op moves, roughly."""
        return self.bytes * self.nodes


def moved(point: dict[str, Any]) -> int:
    """-1: not known, since nothing here computes with one of its types."""
    known = point["bytes"]
    return known["read"] + known["write"] if known else -1


def kernels() -> list[Kernel]:
    """All that the judge can compute, cheapest first."""
    found = []
    for path in CANONICAL.iterdir():
        meta = json.loads((path / "meta.json").read_text())
        points = json.loads((path / "shapes.json").read_text())["points"]
        least = min(points, key=moved)
        if moved(least) < 0:
            continue
        found.append(Kernel(path.name, least["id"], moved(least), meta["nodes"],
                            meta["features"]))
    return sorted(found, key=lambda k: (k.cost, k.name))


def judge(*words: str) -> subprocess.CompletedProcess[bytes]:
    binary = os.environ.get("ASSAY_REF_EVAL", str(ROOT / "build/t/python/ref_eval"))
    return subprocess.run([binary, *words], capture_output=True, check=False)


def write_outputs(outs: list[Any], path: str) -> None:
    """As ref_eval reads them: a line of types, then row-major bytes."""
    types = [{"dtype": dtype_token(o.dtype), "shape": list(o.shape),
              "stride": list(o.stride())} for o in outs]
    with open(path, "wb") as file:
        file.write(json.dumps(types).encode() + b"\n")
        for o in outs:
            flat = o.contiguous()
            size = flat.numel() * flat.element_size()
            if size:
                file.write((ctypes.c_char * size).from_address(flat.data_ptr()))


@dataclass
class Verdict:
    kernel: Kernel
    outs: list[dict[str, Any]] = field(default_factory=list)
    failure: str = ""
    torch_s: float = 0.0
    judge_s: float = 0.0

    def notes(self) -> set[str]:
        return {o["cause"] for o in self.outs if o["cause"] == "ill_conditioned"}

    def wrong(self) -> list[str]:
        """What disagrees, a line each."""
        if self.failure:
            return [self.failure]
        lines = [f"output {o['out']}: {o['type'].splitlines()[0]}"
                 for o in self.outs if o["type"]]
        for o in self.outs:
            # Torch is no suspect: what the judge could not prove must still lie within.
            is_unproved = o["cause"] == "ill_conditioned" and not o["flips"]
            if o["cause"] and not is_unproved:
                lines.append(
                    f"output {o['out']} {o['dtype']}{o['shape']}: {o['cause']} by {o['judge']}, "
                    f"{o['flips']} elements, worst at {o['at']}: got {o['got']}, want "
                    f"{o['want']}, tolerance {o['tol']}")
        return lines


def eager(kernel: Kernel, seed: int = 0) -> list[Any]:
    import torch

    made = repro.module(kernel.file, kernel.point, device="cpu")
    inputs = repro.make_inputs(kernel.file, kernel.point, seed, device=torch.device("cpu"))
    with torch.no_grad():
        return list(made(*inputs))


def agree(kernel: Kernel, seed: int = 0) -> Verdict:
    """Torch, then the judge."""
    v = Verdict(kernel)
    start = time.monotonic()
    shared = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.NamedTemporaryFile(dir=shared) as file:
        try:
            write_outputs(eager(kernel, seed), file.name)
        except Exception as error:  # any op of torch may refuse
            v.failure = f"torch: {type(error).__name__}: {str(error).splitlines()[0]}"
            return v
        v.torch_s = time.monotonic() - start
        done = judge("check", kernel.file, kernel.point, str(seed), file.name)
    v.judge_s = time.monotonic() - start - v.torch_s
    if done.returncode:
        v.failure = "judge: " + (done.stderr.decode(errors="replace")
                                 or f"ended with {done.returncode}")
    else:
        v.outs = [json.loads(line) for line in done.stdout.splitlines()]
    return v


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kernel", nargs="*")
    parser.add_argument("--most-cost", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=0)
    opts = parser.parse_args()
    count = bad = 0
    for k in kernels():
        if opts.kernel and not any(w in k.name for w in opts.kernel):
            continue
        if k.cost > opts.most_cost or "random" in k.features:
            continue
        v = agree(k, opts.seed)
        count += 1
        bad += bool(v.wrong())
        print(f"{'BAD' if v.wrong() else 'ok '} {k.name} {k.point} {k.bytes / 1e6:.2f} MB "
              f"x {k.nodes} torch {v.torch_s:.2f} s judge {v.judge_s:.2f} s",
              *v.notes(), flush=True)
        for line in v.wrong():
            print("    " + line, flush=True)
    print(f"{count} kernels, {bad} disagree")


if __name__ == "__main__":
    main()
