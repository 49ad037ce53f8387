#!/usr/bin/env python3
"""Expected values of ops, as torch on the CPU computes them.

Without options it writes `cases/<op>.json` for all ops or those named. `--check` makes
everything again and compares with what is stored, up to the last places in which processors
differ (cases_near.py): the live comparison with torch.

A file is a JSON array, one case a line. `call` is FX text with inputs a0, a1, …; `in` has the
whole storage of each input from its element 0; `out` the logical row-major values of each
tensor result, null for a None, and no data where only shape and strides are defined. Strides
stand where a tensor is not contiguous. The result of an op in place is its changed operand.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

CASES = Path(__file__).resolve().parent / "cases"
FAMILIES = ("fam_pointwise", "fam_reduce", "fam_view", "fam_create", "fam_index", "fam_window",
            "fam_random")


def all_rows() -> dict:
    """Every row of every family by its op's name."""
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    rows: dict = {}
    for family in FAMILIES:
        for row in importlib.import_module(family).ROWS:
            if row.target in rows:
                raise RuntimeError(f"{row.target}: two rows")
            rows[row.target] = row
    return rows


def differences(stored: str, made: list[str]) -> list[str]:
    """What differs, by number and call of the case."""
    from cases_near import is_near

    old = [line.removesuffix(",") for line in stored.strip().split("\n")[1:-1]]
    if len(old) != len(made):
        return [f"{len(old)} cases stored, {len(made)} made"]
    pairs = enumerate(zip(old, made, strict=True))
    return [f"case {k}: {new[:160]}" for k, (was, new) in pairs if not is_near(was, new)]


def check(rows: dict) -> int:
    from cases_core import case_lines

    bad = 0
    for target, row in rows.items():
        path = CASES / f"{target}.json"
        if not path.exists():
            found = ["no stored file"]
        else:
            found = differences(path.read_text(encoding="utf-8"), case_lines(row))
        for text in found:
            print(f"{target}: {text}")
        bad += bool(found)
    print(f"{len(rows) - bad} ops equal, {bad} differ", file=sys.stderr)
    return 1 if bad else 0


def write(rows: dict) -> int:
    from cases_core import case_lines, file_text

    CASES.mkdir(exist_ok=True)
    for target, row in rows.items():
        text = file_text(case_lines(row))
        (CASES / f"{target}.json").write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(rows)} ops written", file=sys.stderr)
    return 0


def stale(rows: dict) -> list[str]:
    return sorted({p.stem for p in CASES.glob("*.json")} - set(rows))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("op", nargs="*", help="ops such as aten.add.Tensor (default: all)")
    parser.add_argument("--check", action="store_true", help="compare with the stored files")
    parser.add_argument("--list", action="store_true", help="print the ops and stop")
    args = parser.parse_args()
    rows = all_rows()
    unknown = [op for op in args.op if op not in rows]
    if unknown:
        parser.error(f"no row for {unknown[0]}")
    if args.list:
        print("\n".join(rows))
        return 0
    import torch

    torch.set_num_threads(1)
    chosen = {op: rows[op] for op in args.op} if args.op else rows
    for target in () if args.op else stale(rows):
        print(f"{target}: stored, but no row makes it", file=sys.stderr)
    return check(chosen) if args.check else write(chosen)


if __name__ == "__main__":
    sys.exit(main())
