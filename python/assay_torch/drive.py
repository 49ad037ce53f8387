"""Runs models in processes of their own, several at a time, each with a deadline.

Knows command lines and exit codes; what a model is, it does not know.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

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


@dataclass(eq=False)
class Child:
    """One model that runs."""

    key: str
    process: subprocess.Popen[bytes]
    log: BinaryIO

    @classmethod
    def start(cls, key: str, command: list[str], env: dict[str, str]) -> Child:
        log: Any = tempfile.TemporaryFile()
        process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                                   env=env, start_new_session=True)
        return cls(key, process, log)

    def end(self, out: Path) -> None:
        """The process and what it started; and what it had not finished."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for unfinished in out.glob(f".part-{self.process.pid}-*"):
            shutil.rmtree(unfinished, ignore_errors=True)

    def last_line(self) -> str:
        self.log.seek(0)
        lines = self.log.read().decode(errors="replace").strip().split("\n")
        return lines[-1][:300]

    def why(self) -> str | None:
        code = self.process.returncode
        if code >= 0:
            return None if code in (0, 1) else f"exit code {code}: {self.last_line()}"
        return f"killed by signal {-code} ({signal.Signals(-code).name})"


class _Crew:
    """The children that run. A thread waits for each, for none needs the interpreter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.env = environment(plan.jobs)
        self.running: set[Child] = set()
        self.is_over = False

    def run(self, key: str, command: list[str]) -> Ending:
        child = Child.start(key, command, self.env)
        self.running.add(child)
        if self.is_over:  # asked behind the line above: `stop` ends it, or we do
            child.end(self.plan.out)
        why = None
        try:
            child.process.wait(self.plan.deadline_s)
        except subprocess.TimeoutExpired:
            why = f"deadline of {self.plan.deadline_s:g} s"
        child.end(self.plan.out)
        self.running.discard(child)
        with child.log:
            return Ending(key, why or child.why())

    def stop(self) -> None:
        self.is_over = True
        for child in list(self.running):
            child.end(self.plan.out)


def run_all(plan: Plan) -> Iterator[Ending]:
    """Endings as they come. Whoever stops asking ends what still runs."""
    crew = _Crew(plan)
    with ThreadPoolExecutor(plan.jobs) as threads:
        asked = [threads.submit(crew.run, *item) for item in plan.commands.items()]
        try:
            for done in as_completed(asked):
                yield done.result()
        finally:
            threads.shutdown(wait=False, cancel_futures=True)
            crew.stop()
