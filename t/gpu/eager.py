#!/usr/bin/env python3
"""Run the points of the corpus in torch's eager mode on a GPU, on the inputs that assay makes.

    eager.py OUT [--jobs N] [--seconds S] [--most BYTES] [--home] [--only FILE]

A point passes if torch runs it, an index outside of its tensor being a device assertion, and its
outputs are as many as the byte model says and no smaller than what it says is written. OUT/share-I.jsonl has a line a point;
what is there is not run again. A process that a device assertion has poisoned, or that died, is
replaced, and its point fails with the reason. ASSAY_LIB names libassay.so.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))


def points(home_only: bool, only: Path | None) -> list[tuple[int, str, str, list[int]]]:
    """Bytes that it holds, kernel, point, bytes of its outputs: homes first, small ones first.
    ONLY has a KERNEL/POINT a line."""
    found = []
    asked = set(only.read_text().split()) if only else None
    for path in (ROOT / "repros" / "canonical").iterdir():
        home = json.loads((path / "meta.json").read_text())["home"]
        for p in json.loads((path / "shapes.json").read_text())["points"]:
            known = p["bytes"]
            is_home = p["id"] == home
            if (is_home or not home_only) and (not asked or f"{path.name}/{p['id']}" in asked):
                found.append((not is_home, known.get("io", 0), path.name, p["id"],
                              known.get("out", [])))
    return [row[1:] for row in sorted(found)]


def run(kernel: str, point: str, sizes: list[int]) -> str:
    """Empty, or what is wrong."""
    import torch

    from assay_torch import repro

    file = str(ROOT / "repros" / "canonical" / kernel / "repro.py")
    made = repro.module(file, point, device="cuda")
    inputs = repro.make_inputs(file, point, 1, device=torch.device("cuda"))
    with torch.no_grad():
        outs = list(made(*inputs))
    torch.cuda.synchronize()
    have = [o.untyped_storage().nbytes() for o in outs]
    fits = len(have) == len(sizes) and all(n >= want for n, want in zip(have, sizes))
    return "" if fits else f"outputs in {have} bytes, too few for {sizes}"


def is_poisoned(reason: str) -> bool:
    return "CUDA error" in reason or "device-side assert" in reason


def share(args: argparse.Namespace) -> int:
    i, n = map(int, args.share.split("/"))
    out, now = args.out / f"share-{i}.jsonl", args.out / f"share-{i}.now"
    done = {json.loads(line)["point"] for line in out.read_text().splitlines()} \
        if out.exists() else set()
    end = time.monotonic() + args.seconds
    import torch

    with out.open("a") as log:
        for size, kernel, point, sizes in points(args.home, args.only)[i::n]:
            name = f"{kernel}/{point}"
            if name in done or size > args.most:
                continue
            if time.monotonic() > end:
                return 0
            now.write_text(name)
            try:
                reason = run(kernel, point, sizes)
            except Exception as e:  # noqa: BLE001: whatever it is, it is the row
                reason = f"{type(e).__name__}: {e}".splitlines()[0][:300]
            log.write(json.dumps({"point": name, "reason": reason}) + "\n")
            log.flush()
            if is_poisoned(reason):
                return 3
            gc.collect()
            if size > 1 << 28:
                torch.cuda.empty_cache()
    return 0


def start(args: argparse.Namespace, i: int, left: float) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, __file__, str(args.out), "--share",
                             f"{i}/{args.jobs}", "--seconds", str(left), "--most",
                             str(args.most), *(["--home"] if args.home else []),
                             *(["--only", str(args.only)] if args.only else [])])


def died(args: argparse.Namespace, i: int, code: int) -> None:
    now = args.out / f"share-{i}.now"
    if not now.exists():
        raise SystemExit(f"share {i} ended with {code} before its first point")
    point = now.read_text()
    with (args.out / f"share-{i}.jsonl").open("a") as log:
        log.write(json.dumps({"point": point, "reason": f"the process ended with {code}"}) + "\n")


def supervise(args: argparse.Namespace) -> None:
    end = time.monotonic() + args.seconds
    jobs = {i: start(args, i, args.seconds) for i in range(args.jobs)}
    while jobs:
        time.sleep(0.2)
        for i, job in list(jobs.items()):
            code = job.poll()
            if code is None:
                continue
            del jobs[i]
            if code not in (0, 3):
                died(args, i, code)
            if code != 0 and time.monotonic() < end:
                jobs[i] = start(args, i, end - time.monotonic())


def report(args: argparse.Namespace) -> int:
    rows: list[dict[str, Any]] = [json.loads(line) for f in args.out.glob("share-*.jsonl")
                                  for line in f.read_text().splitlines()]
    bad = [r for r in rows if r["reason"]]
    for r in bad:
        print(f"{r['point']}: {r['reason']}")
    total = len(points(args.home, args.only))
    print(f"{len(rows)} of {total} points ran, {len(rows) - len(bad)} pass, {len(bad)} do not")
    return 1 if bad or len(rows) < total else 0


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("out", type=Path)
    p.add_argument("--jobs", type=int, default=12)
    p.add_argument("--seconds", type=float, default=1e9)
    p.add_argument("--most", type=int, default=8 << 30)
    p.add_argument("--home", action="store_true", help="the home point of each kernel only")
    p.add_argument("--only", type=Path, help="a file of KERNEL/POINT lines")
    p.add_argument("--share", help=argparse.SUPPRESS)
    args = p.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.share:
        return share(args)
    supervise(args)
    return report(args)


if __name__ == "__main__":
    sys.exit(main())
