#!/usr/bin/env python3
"""Sweep a set with torch on a GPU over and over while supervisors, fork servers and workers are
killed at random; each sweep is resumed until it ends by itself.

    soak.py ASSAY OUT SET SECONDS [--every S] [--seed N] [--device D] [--provider P] [OPTION...]

What is not an option of its own is one of `assay bench`. Checked after each sweep: every key that
was asked for has one row; no row that was good was made again or got lost; the journal is whole;
no process is left, and nobody holds the device. What is wrong is said at once, so that a soak that
is ended from outside has told what it saw. The last sweep ends by itself, undisturbed, after
SECONDS. Journals are left in OUT.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

Key = tuple[str, str, str]  # kernel, point, provider


def parents() -> dict[int, int]:
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if after[0] != "Z":
            found[int(path.parent.name)] = int(after[1])
    return found


def below(root: int) -> list[int]:
    """Processes that descend from ROOT."""
    parent, found = parents(), [root]
    for pid in found:
        found += [p for p, of in parent.items() if of == pid]
    return found[1:]


def is_worker(pid: int) -> bool:
    """Or a fork server: not a process that only says which torch there is, without which a run
    does not begin."""
    try:
        return b"\0--device\0" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def kill_one(supervisor: int) -> str:
    """Whom it met: one time in five the supervisor, else one of the workers under it."""
    others = [pid for pid in below(supervisor) if is_worker(pid)]
    if not others or random.random() < 0.2:
        victim, name = supervisor, "supervisor"
    else:
        victim = random.choice(others)
        name = "fork server" if below(victim) else "worker"
    try:
        os.kill(victim, signal.SIGKILL)
    except ProcessLookupError:
        return "nobody"
    return name


def asked(name: str, provider: str) -> set[Key]:
    """Without `sol`, which only points that were measured have."""
    return {(f"{e['label']}_{e['pattern'][:12]}", point, provider)
            for e in json.loads(Path(name).read_text())["entries"] for point in e["points"]}


def good(journal: Path) -> dict[Key, float]:
    """When each key that needs no other attempt was finished."""
    if not journal.exists():
        return {}
    db = sqlite3.connect(journal)
    return {tuple(r[:3]): r[3] for r in db.execute(
        "select kernel, point, provider, finished_at from point_row where status like 'ok%'")}


class Soak:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.begin = time.monotonic()
        self.end = self.begin + args.seconds
        self.kills: Counter[str] = Counter()
        self.bad: list[str] = []
        self.left: set[int] = set()

    def fail(self, what: str) -> None:
        self.bad.append(what)
        print("FAILED:", what, flush=True)

    def attempt(self, journal: Path) -> int:
        """Exit code, or the negative signal, of one start."""
        with (self.args.out / "soak.log").open("ab") as log:
            job = subprocess.Popen(
                [self.args.assay, "bench", self.args.set, "--device", self.args.device,
                 "--provider", self.args.provider, "--quiet", "--journal", str(journal), *self.args.options],
                stdout=log, stderr=subprocess.STDOUT)
            while True:
                wait = random.expovariate(1 / self.args.every)
                if time.monotonic() + wait > self.end:
                    wait = None
                try:
                    job.wait(wait)
                    return job.returncode
                except subprocess.TimeoutExpired:
                    self.left = set(below(job.pid))
                    self.kills[kill_one(job.pid)] += 1

    def sweep(self, i: int) -> None:
        journal = self.args.out / f"soak-{i}.db"
        before: dict[Key, float] = {}
        code = -signal.SIGKILL
        while code == -signal.SIGKILL:
            code = self.attempt(journal)
            if code == -signal.SIGKILL:
                self.check_orphans(i)
            now = good(journal)
            changed = [k for k, at in before.items() if now.get(k) != at]
            if changed:
                self.fail(f"sweep {i}: {len(changed)} good rows lost or made again")
            before = now
        if code not in (0, 1, 4):
            self.fail(f"sweep {i}: exit {code}")
        self.check(i, journal)

    def check_orphans(self, i: int) -> None:
        """They die with their supervisor, at once but for what the kernel needs for it."""
        until = time.monotonic() + 10
        while (alive := self.left & set(parents())) and time.monotonic() < until:
            time.sleep(0.1)
        if alive:
            self.fail(f"sweep {i}: {len(alive)} processes outlived their supervisor")

    def check(self, i: int, journal: Path) -> None:
        db = sqlite3.connect(journal)
        have = Counter(tuple(r) for r in db.execute(
            "select kernel, point, provider from point_row where provider != 'sol'"))
        want = asked(self.args.set, self.args.provider)
        for what, n in (("missing", len(want - set(have))), ("unasked", len(set(have) - want)),
                        ("twice", sum(n > 1 for n in have.values()))):
            if n:
                self.fail(f"sweep {i}: {n} keys {what}")
        if db.execute("pragma integrity_check").fetchone()[0] != "ok":
            self.fail(f"sweep {i}: the journal is damaged")
        held = json.loads(subprocess.run([self.args.assay, "lease", "--json"], check=True,
                                         capture_output=True, text=True).stdout)
        if held:
            self.fail(f"sweep {i}: the lease is still held by {held}")
        causes = Counter(r[0] for r in db.execute(
            "select ifnull(cause, status) from point_row where provider != 'sol'"))
        print(f"sweep {i}: {len(have)} keys of {len(want)}, {dict(causes)}, "
              f"{time.monotonic() - self.begin:.0f} s and {dict(self.kills)} killed so far",
              flush=True)


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("assay")
    p.add_argument("out", type=Path)
    p.add_argument("set")
    p.add_argument("seconds", type=float, help="for so long somebody is killed")
    p.add_argument("--device", default="cuda")
    p.add_argument("--provider", default="inductor")
    p.add_argument("--every", type=float, default=5, help="mean seconds between two kills")
    p.add_argument("--seed", type=int, default=int(time.time()))
    args, args.options = p.parse_known_args()
    args.out.mkdir(parents=True, exist_ok=True)
    random.seed(args.seed)
    soak, i = Soak(args), 0
    while i == 0 or time.monotonic() < soak.end:
        i += 1
        soak.sweep(i)
    print(f"seed {args.seed}: {sum(soak.kills.values())} kills {dict(soak.kills)}, {i} sweeps, "
          f"{len(soak.bad)} faults")
    return 1 if soak.bad else 0


if __name__ == "__main__":
    sys.exit(main())
