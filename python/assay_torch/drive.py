"""Runs models in processes of their own, several at a time, each with a deadline.

Knows command lines and exit codes; what a model is, it does not know.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

TICK_S = 0.05
OFFLINE = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1", "HF_DATASETS_OFFLINE": "1"}


@dataclass(frozen=True)
class Plan:
    """What is run: a command for each model, how many at once, for how long at most."""

    commands: dict[str, list[str]]
    out: Path
    jobs: int
    deadline_s: float


@dataclass
class Ending:
    """How a process ended; `why` is None where it tells of itself in its index."""

    key: str
    why: str | None
    seconds: float


def environment(jobs: int) -> dict[str, str]:
    """A child finds this package wherever it came from, never asks a network, shares cores."""
    env = {k: v for k, v in os.environ.items() if k != "ASSAY_CAPTURE_DIR"} | OFFLINE
    home = str(Path(__file__).resolve().parent.parent)
    env["PYTHONPATH"] = os.pathsep.join(p for p in (home, env.get("PYTHONPATH")) if p)
    if jobs > 1:
        env.setdefault("OMP_NUM_THREADS", str(max(1, (os.cpu_count() or 1) // jobs)))
        env.setdefault("TORCHINDUCTOR_COMPILE_THREADS", "1")
        # Models that share a device: what one has freed is of use to the next.
        env.setdefault("PYTORCH_ALLOC_CONF", "expandable_segments:True")
        env.setdefault("PYTORCH_CUDA_ALLOC_CONF", env["PYTORCH_ALLOC_CONF"])
    return env


@dataclass
class Child:
    """One model that runs."""

    key: str
    process: subprocess.Popen[bytes]
    log: BinaryIO
    started: float = field(default_factory=time.monotonic)

    @classmethod
    def start(cls, key: str, command: list[str], env: dict[str, str]) -> Child:
        log: Any = tempfile.TemporaryFile()
        process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                                   env=env, start_new_session=True)
        return cls(key, process, log)

    def seconds(self) -> float:
        return time.monotonic() - self.started

    def end(self, out: Path) -> None:
        """The process and what it started; and what it had not finished."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        for unfinished in out.glob(f".part-{self.process.pid}-*"):
            shutil.rmtree(unfinished)

    def last_line(self) -> str:
        self.log.seek(0)
        lines = self.log.read().decode(errors="replace").strip().split("\n")
        return lines[-1][:300]

    def why(self) -> str | None:
        code = self.process.returncode
        if code >= 0:
            return None if code in (0, 1) else f"exit code {code}: {self.last_line()}"
        return f"killed by signal {-code} ({signal.Signals(-code).name})"


def _ended(child: Child, plan: Plan) -> Ending | None:
    """None while it runs. A process over its deadline has ended when we ask."""
    late = child.seconds() > plan.deadline_s
    if child.process.poll() is None and not late:
        return None
    late = late and child.process.returncode is None
    child.end(plan.out)
    with child.log:
        why = f"deadline of {plan.deadline_s:g} s" if late else child.why()
    return Ending(child.key, why, child.seconds())


def run_all(plan: Plan) -> Iterator[Ending]:
    """Endings as they come. Whoever stops asking ends what still runs."""
    waiting, running = deque(plan.commands.items()), list[Child]()
    env = environment(plan.jobs)
    try:
        while waiting or running:
            while waiting and len(running) < plan.jobs:
                running.append(Child.start(*waiting.popleft(), env))
            for child in list(running):
                ending = _ended(child, plan)
                if ending is not None:
                    running.remove(child)
                    yield ending
            time.sleep(TICK_S)
    finally:
        for child in running:
            child.end(plan.out)
