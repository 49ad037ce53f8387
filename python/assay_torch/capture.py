"""`python -m assay_torch.capture`: captures the models of suites, one process each.

`assay_torch.capture(...)` itself is the hook of `hook.py`; this module can be called as that.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import types
from pathlib import Path
from typing import BinaryIO

from .hook import capture

__all__ = ["capture", "main"]


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="python -m assay_torch.capture", description=__doc__)
    p.add_argument("--suite", default="hf", help="suites, with commas (default: hf)")
    p.add_argument("--model", default="*", metavar="GLOB", help="models to take (default: all)")
    p.add_argument("--mode", default="infer,train", help="infer, train or both (default)")
    p.add_argument("--out", type=Path, required=True, metavar="DIR",
                   help="where the capture directories go")
    p.add_argument("--deadline", type=float, default=1800, metavar="S",
                   help="seconds for one model (default: 1800)")
    p.add_argument("--batch", type=int, metavar="N", help="instead of the suite's batch")
    p.add_argument("--device", default="cpu", help="device of the models (default: cpu)")
    p.add_argument("--capture-only", action="store_true", help="generate no code")
    p.add_argument("--strip-source", action="store_true",
                   help="leave out source notes and integer payloads")
    p.add_argument("--force", action="store_true", help="capture finished models again")
    p.add_argument("--list", action="store_true", help="print the selection and stop")
    p.add_argument("--here", metavar="KEY", help=argparse.SUPPRESS)
    return p


def is_finished(directory: Path) -> bool:
    """A capture that came to a useful end; failures are tried again."""
    try:
        index = json.loads((directory / "index.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return index.get("status") in ("ok", "partial")


def _child_arguments(args: argparse.Namespace, key: str) -> list[str]:
    command = [sys.executable, "-m", "assay_torch.capture", "--here", key,
               "--out", str(args.out), "--device", args.device]
    if args.batch is not None:
        command += ["--batch", str(args.batch)]
    for flag in ("capture_only", "strip_source"):
        command += [f"--{flag.replace('_', '-')}"] * getattr(args, flag)
    return command


def _child_environment() -> dict[str, str]:
    """The child finds this package wherever it was imported from."""
    env = {k: v for k, v in os.environ.items() if k != "ASSAY_CAPTURE_DIR"}
    home = str(Path(__file__).resolve().parent.parent)
    env["PYTHONPATH"] = os.pathsep.join(p for p in (home, env.get("PYTHONPATH")) if p)
    return env


def run_child(args: argparse.Namespace, key: str) -> str | None:
    """Run one model; None, or why there may be no index of its own making."""
    with tempfile.TemporaryFile() as log:
        child = subprocess.Popen(_child_arguments(args, key), stdout=log, stderr=log,
                                 env=_child_environment(), start_new_session=True)
        try:
            code = child.wait(args.deadline)
        except subprocess.TimeoutExpired:
            return f"deadline of {args.deadline:g} s"
        finally:
            _end_group(child)
            _sweep(args.out, child.pid)
        if code >= 0:
            return None if code in (0, 1) else f"exit code {code}: {_last_line(log)}"
        return f"killed by signal {-code} ({signal.Signals(-code).name})"


def _end_group(child: subprocess.Popen[bytes]) -> None:
    """The child and what it started."""
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    child.wait()


def _sweep(out: Path, pid: int) -> None:
    """What a child that was killed had not finished."""
    for unfinished in out.glob(f".part-{pid}-*"):
        shutil.rmtree(unfinished)


def _last_line(log: BinaryIO) -> str:
    log.seek(0)
    lines = log.read().decode(errors="replace").strip().split("\n")
    return lines[-1][:300]


def capture_model(args: argparse.Namespace, key: str) -> bool:
    """One model in a process of its own; says on stderr how it went."""
    from .suites import directory_of, write_failure

    target = directory_of(args.out, key)
    if not args.force and is_finished(target):
        print(f"{key}: finished before", file=sys.stderr)
        return True
    (target / "index.json").unlink(missing_ok=True)
    why = run_child(args, key)
    if why is None and not (target / "index.json").exists():
        why = "ended without an index"
    if why is not None:
        write_failure(args.out, key, "run", why)
    index = json.loads((target / "index.json").read_text(encoding="utf-8"))
    tail = "" if index["reason"] is None else f": {index['stage']}: {index['reason']}"
    print(f"{key}: {index['status']}, {len(index['graphs'])} graphs{tail}", file=sys.stderr)
    return index["status"] != "failed"


def run_here(args: argparse.Namespace) -> int:
    from .suites import Job, run_job

    suite, mode, model = args.here.split("/")
    job = Job(suite, mode, model, args.batch, args.device, args.capture_only, args.strip_source)
    return run_job(job, args.out)


def check_selection(args: argparse.Namespace) -> str | None:
    from .suites import SUITES

    unknown = [s for s in args.suite.split(",") if s not in SUITES]
    if unknown:
        return f"unknown suite {unknown[0]}; known: {', '.join(SUITES)}"
    wrong = [m for m in args.mode.split(",") if m not in ("infer", "train")]
    return f"unknown mode {wrong[0]}; known: infer, train" if wrong else None


def main(argv: list[str] | None = None) -> int:
    p = parser()
    args = p.parse_args(argv)
    if args.here is not None:
        return run_here(args)
    problem = check_selection(args)
    if problem is not None:
        p.error(problem)
    from .suites import jobs_of

    selected = jobs_of(args.suite.split(","), args.mode.split(","), args.model)
    if not selected:
        p.error(f"no model matches {args.model}")
    keys = ["/".join(parts) for parts in selected]
    if args.list:
        print("\n".join(keys))
        return 0
    args.out.mkdir(parents=True, exist_ok=True)
    return 0 if all([capture_model(args, key) for key in keys]) else 1


class _CallableModule(types.ModuleType):
    """Importing this module must not hide the function of the same name in the package."""

    __call__ = staticmethod(capture)


if __name__ == "__main__":
    sys.exit(main())
sys.modules[__name__].__class__ = _CallableModule
