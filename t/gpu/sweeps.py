#!/usr/bin/env python3
"""Sweep a set several times on a GPU and print what the runner is asked for: points per second,
lease time per point, spread between the sweeps, causes.

    sweeps.py ASSAY OUT SET [--sweeps N] [--workers N] [OPTION...]

What is not an option of its own is one of `assay bench`. The first sweep finds an empty cache of compiled code, the others a full one. Journals are left in
OUT. Rates count from the first job handed to a worker that was ready to the last row.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def sweep(args: argparse.Namespace, i: int) -> Path:
    journal = args.out / f"sweep-{i}.db"
    env = dict(os.environ, XDG_CACHE_HOME=str(args.cache))
    with (args.out / f"sweep-{i}.log").open("w") as log:
        subprocess.run([args.assay, "bench", args.set, "--device", "cuda", "--no-resume",
                        "--max-workers", str(args.workers), "--journal", str(journal),
                        "--output", str(args.out / f"sweep-{i}.json"), *args.options],
                       env=env, stdout=log, stderr=subprocess.STDOUT, check=False)
    return journal


def rows(journal: Path) -> list[Row]:
    db = sqlite3.connect(journal)
    db.row_factory = sqlite3.Row
    found = []
    for r in db.execute("select * from point_row"):
        row = dict(r)
        for key in ("metrics", "flags", "phases", "build"):
            row[key] = json.loads(row[key] or "{}")
        found.append(row)
    return found


def show_phases(found: list[Row]) -> None:
    points = {(r["kernel"], r["point"]): r for r in found if r["metrics"].get("cold/median_us")}
    names = sorted({n for r in points.values() for n in r["phases"]})
    for name in names:
        s = [r["phases"].get(name, 0) for r in points.values()]
        print(f"    {name:12} median {statistics.median(s):8.3f} s  sum {sum(s):8.1f} s")
    for name in ("hold", "busy", "ready", "pilot"):
        s = [r["metrics"].get(f"phase/lease_{name}_s", 0) for r in points.values()]
        print(f"    lease {name:6} median {statistics.median(s):8.4f} s  max {max(s):8.4f} s")


def show(journal: Path, log: Path) -> None:
    found = rows(journal)
    causes: dict[str, int] = {}
    for r in found:
        if r["provider"] != "sol":
            key = f"{r['provider']} {r['status']} {r['cause'] or ''}".strip()
            causes[key] = causes.get(key, 0) + 1
    print(f"  {journal.name}: {causes}")
    for line in log.read_text().splitlines():
        if "elapsed" in line or "rate" in line or "points/s" in line:
            print("   ", line)
    show_phases(found)
    for r in found:
        if r["status"] == "failed":
            print("    failed:", r["kernel"], r["point"], r["provider"], r["cause"],
                  (r["message"] or "")[:160].replace("\n", " "))


def spread(journals: list[Path]) -> None:
    times: dict[tuple[str, ...], list[float]] = {}
    for journal in journals:
        for r in rows(journal):
            t = r["metrics"].get("cold/median_us")
            if t:
                times.setdefault((r["kernel"], r["point"], r["provider"]), []).append(t)
    whole = {k: (max(t) - min(t)) / min(t) for k, t in times.items() if len(t) == len(journals)}
    if not whole:
        return
    s = sorted(whole.values())
    print(f"  spread of {len(s)} programs over {len(journals)} sweeps: median "
          f"{100 * statistics.median(s):.3f} %, within 1 %: "
          f"{100 * sum(x <= 0.01 for x in s) / len(s):.1f} %, max {100 * s[-1]:.2f} %")
    for k, x in sorted(whole.items(), key=lambda kv: -kv[1])[:8]:
        print(f"    {100 * x:6.2f} %  {' '.join(k)}  {[round(t, 3) for t in times[k]]}")


def main() -> int:
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("assay")
    p.add_argument("out", type=Path)
    p.add_argument("set")
    p.add_argument("--sweeps", type=int, default=3)
    p.add_argument("--workers", type=int, default=12)
    p.add_argument("--cache", type=Path, default=Path("/tmp/assay-sweeps"))
    args, args.options = p.parse_known_args()
    args.out.mkdir(parents=True, exist_ok=True)
    journals = []
    for i in range(args.sweeps):
        journals.append(sweep(args, i))
        show(journals[-1], args.out / f"sweep-{i}.log")
    spread(journals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
