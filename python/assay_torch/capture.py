"""Captures the models of suites, one process each; what is finished is not done again.

`assay_torch.capture(...)` itself is the hook of `hook.py`; this module can be called as that.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import signal
import sys
import types
from pathlib import Path
from typing import Any

from .drive import Ending, Plan, run_all
from .hook import capture
from .jsonfile import json_text, write_atomic

__all__ = ["capture", "main"]

RESULTS = "results.json"
NO_TORCH = 4


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="python -m assay_torch.capture", description=__doc__)
    p.add_argument("--suite", default="hf", help="suites, with commas (default: hf)")
    p.add_argument("--model", "--models", default="*", metavar="GLOB",
                   help="models to take, with commas (default: all)")
    p.add_argument("--mode", default="infer,train", help="infer, train or both (default)")
    p.add_argument("--out", type=Path, metavar="DIR",
                   help="where the capture directories go")
    p.add_argument("--jobs", type=int, default=1, metavar="N",
                   help="models at the same time (default: 1)")
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


def read_index(directory: Path) -> dict[str, Any] | None:
    try:
        return json.loads((directory / "index.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def is_finished(directory: Path) -> bool:
    """A capture that came to a useful end; failures are tried again."""
    index = read_index(directory)
    return index is not None and index.get("status") in ("ok", "partial")


def command_of(args: argparse.Namespace, key: str) -> list[str]:
    command = [sys.executable, "-m", "assay_torch.capture", "--here", key,
               "--out", str(args.out), "--device", args.device]
    if args.batch is not None:
        command += ["--batch", str(args.batch)]
    for flag in ("capture_only", "strip_source"):
        command += [f"--{flag.replace('_', '-')}"] * getattr(args, flag)
    return command


def entry_of(out: Path, key: str) -> dict[str, Any]:
    """What the results file says of a model: its index, in short."""
    from .suites import directory_of

    index = read_index(directory_of(out, key)) or {}
    return {"model": key, "status": index.get("status"), "stage": index.get("stage"),
            "reason": index.get("reason"), "graphs": len(index.get("graphs", ()))}


def told(out: Path, ending: Ending) -> dict[str, Any]:
    """The entry of a model that has just ended; gives it an index where it left none."""
    from .suites import directory_of, write_failure

    why = ending.why
    if why is None and not (directory_of(out, ending.key) / "index.json").exists():
        why = "ended without an index"
    if why is not None:
        write_failure(out, ending.key, "run", why)
    entry = entry_of(out, ending.key)
    tail = "" if entry["reason"] is None else f": {entry['stage']}: {entry['reason']}"
    print(f"{ending.key}: {entry['status']}, {entry['graphs']} graphs{tail}", file=sys.stderr)
    return entry


class Results:
    """`results.json`: an entry for each model of this run and of earlier ones."""

    def __init__(self, out: Path) -> None:
        self.path = out / RESULTS
        self.entries: dict[str, dict[str, Any]] = {}
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.entries = {entry["model"]: entry for entry in kept["models"]}

    def add(self, entry: dict[str, Any]) -> None:
        self.entries[entry["model"]] = entry
        models = [self.entries[key] for key in sorted(self.entries)]
        write_atomic(self.path, json_text({"schema": 1, "models": models}))


def waiting(args: argparse.Namespace, keys: list[str]) -> list[str]:
    """Those that are not finished; the index of an earlier failure goes before the new try."""
    from .suites import directory_of

    left = []
    for key in keys:
        if not args.force and is_finished(directory_of(args.out, key)):
            print(f"{key}: finished before", file=sys.stderr)
            continue
        (directory_of(args.out, key) / "index.json").unlink(missing_ok=True)
        left.append(key)
    return left


def capture_all(args: argparse.Namespace, keys: list[str]) -> int:
    """0 if every model is captured."""
    args.out.mkdir(parents=True, exist_ok=True)
    results = Results(args.out)
    commands = {key: command_of(args, key) for key in waiting(args, keys)}
    failed = 0
    plan = Plan(commands, args.out, args.jobs, args.deadline)
    with contextlib.closing(run_all(plan)) as endings:
        for ending in endings:
            entry = told(args.out, ending)
            failed += entry["status"] == "failed"
            results.add(entry)
    return 1 if failed else 0


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
    if wrong:
        return f"unknown mode {wrong[0]}; known: infer, train"
    return "--jobs wants a number from 1 on" if args.jobs < 1 else None


def select(args: argparse.Namespace) -> list[str]:
    from .suites import jobs_of

    selected = jobs_of(args.suite.split(","), args.mode.split(","), args.model.split(","))
    return ["/".join(parts) for parts in selected]


def _leave(*_: Any) -> None:
    """A request to end unwinds, so that the children end, too."""
    sys.exit(128 + signal.SIGTERM)


def main(argv: list[str] | None = None) -> int:
    p = parser()
    args = p.parse_args(argv)
    if args.here is not None:
        return run_here(args)
    problem = check_selection(args)
    if problem is not None:
        p.error(problem)
    keys = select(args)
    if not keys:
        p.error(f"no model matches {args.model}")
    if args.list:
        print("\n".join(keys))
        return 0
    if args.out is None:
        p.error("--out is missing: where the captures go")
    if importlib.util.find_spec("torch") is None:
        print(f"assay_torch: {sys.executable} has no torch; name one that has by --python or "
              "ASSAY_PYTHON", file=sys.stderr)
        return NO_TORCH
    signal.signal(signal.SIGTERM, _leave)
    return capture_all(args, keys)


class _CallableModule(types.ModuleType):
    """Importing this module must not hide the function of the same name in the package."""

    __call__ = staticmethod(capture)


if __name__ == "__main__":
    sys.exit(main())
sys.modules[__name__].__class__ = _CallableModule
