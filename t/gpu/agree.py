#!/usr/bin/env python3
"""Whether two calibrations of a device agree: S within 3 %, roofs of 1 MiB or more within 2 %.

usage: agree.py A.json B.json
"""
import json
import sys

STATES = ("cold", "warm")

def apart(x, y):
    """Their distance as a share of the smaller."""
    return abs(x - y) / min(x, y)


def roofs(c):
    """(state, mix, bytes) -> us"""
    return {(state, mix, cell[0]): cell[1] for state in STATES
            for mix, cells in c[state]["roofs"].items() for cell in cells}


def main(paths):
    """0 if they agree."""
    a, b = (json.load(open(p, encoding="utf-8")) for p in paths)
    bad = 0
    for state in STATES:
        s = [c[state]["fit"][0] for c in (a, b)]
        print(f"S {state}: {s[0]:.4g} {s[1]:.4g} us, {100 * apart(*s):.2f} % apart")
        bad += apart(*s) > 0.03
    x, y = roofs(a), roofs(b)
    large = sorted((apart(x[k], y[k]), k) for k in x if k in y and k[2] >= 1 << 20)
    print(f"{len(x)} and {len(y)} roofs; of 1 MiB or more {len(large)}, worst:")
    for d, k in large[-8:]:
        print(f"  {k}: {x[k]:.4g} {y[k]:.4g} us, {100 * d:.2f} % apart")
    over = sum(d > 0.02 for d, _ in large)
    print(f"{over} of {len(large)} above 2 %")
    return 1 if bad or over or not large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
