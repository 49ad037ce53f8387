"""The maker of op cases: what it makes is stable, complete, and what is stored.

Run with a Python that has torch: `python -m unittest t/python/test_cases.py`.
"""

from __future__ import annotations

import base64
import json
import sys
import unittest
from pathlib import Path

OPS = Path(__file__).resolve().parents[1] / "op"
sys.path.insert(0, str(OPS))

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

import make_cases  # noqa: E402


@unittest.skipIf(torch is None, "torch is not installed")
class Cases(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        torch.set_num_threads(1)
        cls.rows = make_cases.all_rows()

    def test_made_twice_is_equal(self) -> None:
        from cases_core import case_lines

        for target in ("aten.add.Tensor", "aten.scatter.src", "prims.inductor_random.default"):
            self.assertEqual(case_lines(self.rows[target]), case_lines(self.rows[target]))

    def test_every_row_is_stored(self) -> None:
        stored = {p.stem for p in make_cases.CASES.glob("*.json")}
        self.assertEqual(stored, set(self.rows))

    def test_files_are_well_formed(self) -> None:
        for path in make_cases.CASES.glob("*.json"):
            text = path.read_text(encoding="utf-8")
            self.assertLess(len(text), 60_000, path.name)
            cases = json.loads(text)
            self.assertEqual(text.count("\n"), len(cases) + 2, path.name)
            for case in cases:
                self.assertTrue(case["call"].startswith(f"torch.ops.{path.stem}("))
                self.assertEqual(list(case), ["call", "in", "out"])

    def test_storage_is_whole(self) -> None:
        from cases_core import Make, input_entry

        entry = input_entry(Make("x")(torch.float32, (3, 4), "m"))
        self.assertEqual(entry[2]["st"], [2, 6])
        self.assertEqual(entry[2]["off"], 1)
        self.assertEqual(len(base64.b64decode(entry[2]["data"])), 4 * (1 + 1 + 2 * 2 + 3 * 6))

    def test_a_difference_is_named(self) -> None:
        found = make_cases.differences("[\n{1},\n{2}\n]\n", ["{1}", "{3}"])
        self.assertEqual(found, ["case 1: {3}"])
        self.assertEqual(len(make_cases.differences("[\n{1}\n]\n", ["{1}", "{3}"])), 1)

    def test_fused_multiply_add_rounds_once(self) -> None:
        from fam_pointwise import fma_plain

        a = torch.tensor([0.1, 0.3, 1 / 3], dtype=torch.float32)
        got = fma_plain(a, a, -a * a)
        want = (a.double() * a.double() + (-a * a).double()).float()
        self.assertTrue(torch.equal(got, want))
        self.assertFalse(torch.equal(got, torch.zeros(3)))


if __name__ == "__main__":
    unittest.main()
