"""Graphs from their texts, without a trace of them; layouts and gradients of extern ops."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[2] / "python"
sys.path.insert(0, str(PACKAGE))

from assay_torch import foreign  # noqa: E402

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

TEXT = """class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[4, 6][6, 1]cuda:0", w: "f32[6, 6][6, 1]cuda:0"):
        # File: m.py:1 in forward, code: y = x @ w
        c: "f32[1][1]cuda:0" = self.c
        mm: "f32[4, 6][6, 1]cuda:0" = torch.ops.aten.mm.default(x, w)
        split = torch.ops.aten.split.Tensor(mm, 3, -1)
        getitem: "f32[4, 3][6, 1]cuda:0" = split[0]
        full: "f32[4, 3][3, 1]cuda:0" = torch.ops.aten.full.default([4, 3], -inf, \
dtype = torch.float32, layout = torch.strided, device = device(type='cuda', index=0), \
pin_memory = False)
        maximum: "f32[4, 3][3, 1]cuda:0" = torch.ops.aten.maximum.default(getitem, full)
        add: "f32[4, 3][3, 1]cuda:0" = torch.ops.aten.add.Tensor(maximum, c)
        return (add, None)
"""
ATTRS = {"c": {"dtype": "f32", "shape": [1], "cpu": False, "data": "AACAPw=="}}  # 1.0


def call(text: str) -> Any:
    """The module of one call, with its operands written a0: type, a1: type …"""
    params, rhs = text.split(" = ")
    return foreign.module({"fx": f"class GraphModule(torch.nn.Module):\n"
                                 f"    def forward(self, {params}):\n"
                                 f"        v = torch.ops.{rhs}\n        return v\n",
                           "attrs": {}}, torch.device("cpu"))


@unittest.skipIf(torch is None, "torch is not installed")
class Texts(unittest.TestCase):
    def test_a_text_is_its_graph_again(self) -> None:
        gm = foreign.module({"fx": TEXT, "attrs": ATTRS}, torch.device("cpu"))
        ops = [str(n.target) for n in gm.graph.nodes if n.op == "call_function"]
        self.assertEqual(ops, ["aten.mm.default", "aten.split.Tensor",
                               "<built-in function getitem>", "aten.full.default",
                               "aten.maximum.default", "aten.add.Tensor"])
        x, w = torch.randn(4, 6), torch.randn(6, 6)
        out = gm(x, w)
        torch.testing.assert_close(out[0], (x @ w)[:, :3] + 1)
        self.assertIsNone(out[1])
        self.assertEqual(len(foreign.tensors(out, "cpu")), 1)

    def test_nothing_is_computed_while_it_is_read(self) -> None:
        gm = foreign.module({"fx": TEXT, "attrs": ATTRS}, torch.device("cpu"))
        names = [n.target for n in gm.graph.nodes if n.op == "get_attr"]
        self.assertEqual(names, ["c"])

    def test_inductor_compiles_it(self) -> None:
        gm = foreign.module({"fx": TEXT, "attrs": ATTRS}, torch.device("cpu"))
        x, w = torch.randn(4, 6), torch.randn(6, 6)
        out = foreign.compiled(gm, [x, w], {})(x, w)
        torch.testing.assert_close(out[0], (x @ w)[:, :3] + 1)

    def test_an_op_that_is_none(self) -> None:
        with self.assertRaises(AttributeError):
            call('a0: "f32[2][1]" = no.such.default(a0)')


@unittest.skipIf(torch is None, "torch is not installed")
class Operands(unittest.TestCase):
    def convolution(self, channels: int) -> tuple[Any, list[list[Any]]]:
        gm = call(f'a0: "f32[2, {channels}, 9, 9]", a1: "f32[8, {channels}, 3, 3]" = '
                  "aten.convolution.default(a0, a1, None, [1, 1], [0, 0], [1, 1], False, "
                  "[0, 0], 1)")
        return gm, [[torch.randn(2, channels, 9, 9), torch.randn(8, channels, 3, 3)]]

    def test_a_convolution_is_laid_out_as_inductor_does(self) -> None:
        gm, sets = self.convolution(8)
        before = sets[0][0].data_ptr()
        self.assertEqual(foreign.as_called(gm, sets), "channels_last")
        self.assertEqual(sets[0][0].stride(), (648, 1, 72, 8))
        self.assertEqual(sets[0][0].data_ptr(), before)
        with torch._inductor.config.patch(layout_optimization=False):
            gm, sets = self.convolution(8)
            self.assertEqual(foreign.as_called(gm, sets), "")
        self.assertEqual(sets[0][0].stride(), (648, 81, 9, 1))

    def test_a_bias_is_dropped_as_on_a_gpu(self) -> None:
        gm = call('a0: "f32[2, 8, 9, 9]", a1: "f32[8, 8, 3, 3]", a2: "f32[8]" = '
                  "aten.convolution.default(a0, a1, a2, [1, 1], [0, 0], [1, 1], False, "
                  "[0, 0], 1)")
        x, w, b = torch.randn(2, 8, 9, 9), torch.randn(8, 8, 3, 3), torch.randn(8)
        torch.testing.assert_close(gm(x, w, b)[0], torch.conv2d(x, w, b))
        self.assertTrue(foreign._drop_bias(gm))
        torch.testing.assert_close(gm(x, w, b)[0], torch.conv2d(x, w))
        self.assertFalse(foreign._drop_bias(gm))

    def test_other_ops_stay_as_they_are(self) -> None:
        gm = call('a0: "f32[4, 4][4, 1]" = aten.mm.default(a0, a0)')
        self.assertEqual(foreign.as_called(gm, [[torch.ones(4, 4)]]), "")

    def test_a_gradient_has_what_its_forward_left(self) -> None:
        t = "f32[1, 2, 8, 4][64, 32, 4, 1]"
        gm = call(", ".join(f'a{i}: "{t}"' for i in range(5)) + ', a5: "f32[1, 2, 8][16, 8, 1]" = '
                  "aten._scaled_dot_product_flash_attention_for_cpu_backward.default("
                  "a0, a1, a2, a3, a4, a5, 0.0, False)")
        q, k, v = (torch.randn(1, 2, 8, 4) for _ in range(3))
        out, lse = torch.zeros(1, 2, 8, 4), torch.zeros(1, 2, 8)
        foreign.prepare(gm, [torch.ones_like(q), q, k, v, out, lse])
        want = torch.nn.functional.scaled_dot_product_attention(q, k, v)
        torch.testing.assert_close(out, want)
        torch.testing.assert_close(lse, torch.logsumexp(q @ k.transpose(-1, -2) / 2, -1))

    def test_every_rule_fits_its_schemas(self) -> None:
        for target, (name, operands, results) in foreign.ATTENTION.items():
            back = getattr(torch.ops.aten, target.split(".")[1]).default._schema
            ahead = getattr(torch.ops.aten, name).default._schema
            for at in operands:
                self.assertIn(back.arguments[at].name, {a.name for a in ahead.arguments})
            for to, of in results.items():
                self.assertLess(of, len(ahead.returns))
                self.assertIn("Tensor", str(back.arguments[to].type))


if __name__ == "__main__":
    unittest.main()
