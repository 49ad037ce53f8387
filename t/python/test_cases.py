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
sys.path[:0] = [str(OPS), str(OPS.parents[1] / "python")]

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

import make_cases  # noqa: E402
from assay_torch.facts import contiguous_strides  # noqa: E402

if torch:
    from cases_near import DTYPES, UNITS, are_near, values


def rebuilt(entry: list) -> torch.Tensor:
    """An input from its whole storage."""
    kind, shape, opts = entry
    strides = opts.get("st") or contiguous_strides(shape)
    return values(opts["data"], DTYPES[kind]).as_strided(shape, strides, opts.get("off", 0))


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

    def test_stored_calls_run(self) -> None:
        """From the file alone, as any reader has it: build the inputs, evaluate the text."""
        for target, row in self.rows.items():
            if row.run is None and row.values:
                for case in json.loads((make_cases.CASES / f"{target}.json").read_text()):
                    self.check_case(case)

    def check_case(self, case: dict) -> None:
        names = {"torch": torch, "inf": float("inf"), "nan": float("nan"),
                 "device": torch.device}
        names |= {f"a{k}": rebuilt(entry) for k, entry in enumerate(case["in"])}
        result = eval(case["call"], names)
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        self.assertEqual(len(results), len(case["out"]), case["call"])
        for got, (kind, shape, opts) in zip(results, case["out"]):
            want = values(opts["data"], DTYPES[kind]).reshape(shape)
            self.assertEqual((got.dtype, list(got.shape)), (want.dtype, shape), case["call"])
            if "st" in opts:
                self.assertEqual(list(got.stride()), opts["st"], case["call"])
            flat = got.contiguous().reshape(-1)
            self.assertTrue(are_near(flat, want.reshape(-1)), case["call"])

    def test_storage_is_whole(self) -> None:
        from cases_core import Make, input_entry

        entry = input_entry(Make("x")(torch.float32, (3, 4), "m"))
        self.assertEqual(entry[2]["st"], [2, 6])
        self.assertEqual(entry[2]["off"], 1)
        self.assertEqual(len(base64.b64decode(entry[2]["data"])), 4 * (1 + 1 + 2 * 2 + 3 * 6))

    def test_a_difference_is_named(self) -> None:
        def case(out: torch.Tensor) -> str:
            from cases_core import output_entry

            return json.dumps({"call": "f()", "in": [], "out": [output_entry(out, True)]})

        one = torch.tensor([1.0, float("nan"), -0.0])
        first = torch.tensor([1, 0, 0], dtype=torch.int32)
        near, far = ((one.view(torch.int32) + k * first).view(torch.float32)
                     for k in (UNITS[4], UNITS[4] + 1))
        others = {"more": case(far), "no NaN": case(torch.tensor([1.0, 2.0, -0.0])),
                  "type": case(one.double()), "whole": case(torch.tensor([1, 2, 3]))}
        stored = f"[\n{case(one)}\n]\n"
        self.assertEqual(make_cases.differences(stored, [case(one)]), [])
        self.assertEqual(make_cases.differences(stored, [case(near)]), [])
        for name, other in others.items():
            found = make_cases.differences(stored, [other])
            self.assertEqual(found, [f"case 0: {other[:160]}"], name)
        for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
            top = torch.finfo(dtype).max
            for a, b in ((2.0, -2.0), (4.0, -1.0), (top, float("inf")), (1.0, 1.25)):
                was, now = (torch.tensor([v], dtype=dtype) for v in (a, b))
                self.assertFalse(are_near(now, was), (dtype, a, b))
                self.assertTrue(are_near(now, now.clone()), (dtype, b))
        half = torch.tensor([1.0], dtype=torch.bfloat16)
        steps = [(half.view(torch.int16) + k).view(torch.bfloat16) for k in (1, 2)]
        self.assertEqual([are_near(step, half) for step in steps], [True, False])
        whole = f"[\n{others['whole']}\n]\n"
        self.assertEqual(len(make_cases.differences(whole, [case(torch.tensor([1, 2, 4]))])), 1)
        self.assertEqual(len(make_cases.differences(stored, [case(one)] * 2)), 1)

    def test_fused_multiply_add_rounds_once(self) -> None:
        from fam_pointwise import fma_plain

        a = torch.tensor([0.1, 0.3, 1 / 3], dtype=torch.float32)
        got = fma_plain(a, a, -a * a)
        want = (a.double() * a.double() + (-a * a).double()).float()
        self.assertTrue(torch.equal(got, want))
        self.assertFalse(torch.equal(got, torch.zeros(3)))


if __name__ == "__main__":
    unittest.main()
