"""The capture hook against torch itself: what it writes, and that it leaves no trace.

Run with a Python that has torch: `python -m unittest t/python/test_capture.py`.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path
from unittest import mock

PACKAGE = Path(__file__).resolve().parents[2] / "python"
sys.path.insert(0, str(PACKAGE))

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

import assay_torch  # noqa: E402
from assay_torch import facts, hook, jsonfile, observe, text  # noqa: E402


def load(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


class NoTorch(unittest.TestCase):
    """What must work where torch is not installed."""

    def test_help_needs_no_torch(self) -> None:
        blocker = "import sys; sys.modules['torch'] = None; sys.argv = ['x', '--help']\n"
        run = "import runpy; runpy.run_module('assay_torch.capture', run_name='__main__')"
        env = {**os.environ, "PYTHONPATH": str(PACKAGE)}
        done = subprocess.run([sys.executable, "-c", blocker + run], text=True,
                              capture_output=True, env=env)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("--deadline", done.stdout)

    def test_keys(self) -> None:
        self.assertEqual(hook.split_key("hf/train/Bert"), ("hf", "train", "Bert"))
        self.assertEqual(hook.split_key("org/Model-1.5"), ("user", None, "org--Model-1.5"))
        for bad in ("", "..", "a b", "hf/infer/..", "\n"):
            with self.assertRaises(ValueError):
                hook.split_key(bad)

    def test_json_layout(self) -> None:
        value = {"schema": 1, "inputs": [["f32", [2, 3], {"n": "a"}], None], "attrs": {},
                 "list": [1, 2]}
        want = ('{\n  "schema": 1,\n  "inputs": [\n    ["f32", [2, 3], {"n": "a"}],\n'
                '    null\n  ],\n  "attrs": {},\n  "list": [\n    1,\n    2\n  ]\n}\n')
        self.assertEqual(jsonfile.json_text(value), want)

    def test_json_refuses_nan(self) -> None:
        with self.assertRaises(ValueError):
            jsonfile.json_text({"x": float("nan")})

    def test_schema_kinds(self) -> None:
        schema = ("aten::f(Tensor(a!) self, Tensor?[] i, SymInt[2] s=[1, 2], *, "
                  "Scalar alpha=1, ScalarType? d=None, bool[3] m) -> (Tensor, Tensor)")
        kinds = ["Tensor", "Tensor?[]", "SymInt[]", "Scalar", "ScalarType", "bool[]"]
        self.assertEqual(facts.schema_kinds(schema), kinds)


@unittest.skipIf(torch is None, "torch is not installed")
class Printing(unittest.TestCase):
    def test_values(self) -> None:
        cases = [
            (1e-05, "1e-05"), (100000.0, "100000.0"), (1e16, "1e+16"), (float("-inf"), "-inf"),
            (float("nan"), "nan"), (-0.0, "-0.0"), (2.0, "2.0"), (True, "True"), (None, "None"),
            ("it's", '"it\'s"'), ([1, [2]], "[1, [2]]"), ((1,), "(1,)"), ((), "()"),
            (slice(1, None, 2), "slice(1, None, 2)"), ({"k": [1]}, "{'k': [1]}"), (1j, "1j"),
            (torch.bfloat16, "torch.bfloat16"), (torch.strided, "torch.strided"),
            (torch.channels_last, "torch.channels_last"), (torch.Size([2]), "[2]"),
            (torch.device("cuda", 0), "device(type='cuda', index=0)"),
        ]
        for value, want in cases:
            self.assertEqual(text.value_text(value), want)

    def test_annotations(self) -> None:
        self.assertEqual(text.annotation(torch.zeros(2, 3).t()), "f32[3, 2][1, 3]cpu")
        self.assertEqual(text.annotation(torch.zeros((), dtype=torch.bool)), "b8[][]cpu")
        self.assertIsNone(text.annotation((torch.zeros(1),)))

    def graph(self) -> torch.fx.Graph:
        g = torch.fx.Graph()
        x = g.placeholder("x")
        x.meta["val"] = torch.zeros(4)
        frame = '  File "/nowhere/model.py", line 31, in block\n    y = torch.relu(x)\n'
        aten = torch.ops.aten
        relu = g.create_node("call_function", aten.relu.default, (x,), name="relu")
        relu.meta = {"val": torch.zeros(4), "stack_trace": frame}
        vm = g.create_node("call_function", aten.var_mean.correction, (relu, [0]),
                           {"correction": 0}, name="var_mean")
        vm.meta = {"val": (torch.zeros(()), torch.zeros(())), "stack_trace": frame}
        first = g.call_function(text.operator.getitem, (vm, 0))
        first.meta = {"val": torch.zeros(())}
        g.output((first,))
        torch.fx.GraphModule({}, g)
        return g

    def test_graph(self) -> None:
        want = """class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[4][1]cpu"):
        # File: /nowhere/model.py:31 in block, code: y = torch.relu(x)
        relu: "f32[4][1]cpu" = torch.ops.aten.relu.default(x)
        var_mean = torch.ops.aten.var_mean.correction(relu, [0], correction = 0)
        # No stacktrace found for following nodes
        getitem: "f32[][]cpu" = var_mean[0]
        return (getitem,)
"""
        self.assertEqual(text.graph_text(self.graph()), want)

    def test_without_notes(self) -> None:
        self.assertNotIn("#", text.graph_text(self.graph(), notes=False))


@unittest.skipIf(torch is None, "torch is not installed")
class Facts(unittest.TestCase):
    def test_verdicts(self) -> None:
        import torch._inductor.lowering  # noqa: F401

        aten = torch.ops.aten
        cases = [(aten.add.Tensor, None), (aten.mm.default, "flops"),
                 (aten.sort.default, "fallback"), (aten.index_add.default, "no-lowering"),
                 (text.operator.mul, "not-overload")]
        for target, why in cases:
            if target is aten.sort.default and target not in torch._inductor.lowering.fallbacks:
                continue  # builds differ here
            self.assertEqual(facts.op_verdict(target), why, str(target))

    def test_tags_and_slots(self) -> None:
        aten = torch.ops.aten
        self.assertEqual(facts.op_facts(aten.add.Tensor),
                         {"fuse": True, "tags": ["pointwise"], "slots": "TTs"})
        self.assertEqual(facts.op_tags(aten.permute.default), ["view"])
        self.assertEqual(facts.op_tags(aten.copy_.default), ["mutable"])
        self.assertEqual(facts.op_tags(aten.max.dim), ["reduction"])
        self.assertEqual(facts.op_slots(aten.index_put.default), "TOTb")
        self.assertEqual(facts.op_slots(aten.full.default), "Zsdlvb")

    def test_cat_limit(self) -> None:
        g = torch.fx.Graph()
        xs = [g.placeholder(f"x{i}") for i in range(facts.cat_limit() + 1)]
        few, many = xs[:-1], xs
        g.call_function(torch.ops.aten.cat.default, (few,))
        node = g.call_function(torch.ops.aten.cat.default, (many,))
        ops, nodes = facts.graph_ops(g)
        self.assertTrue(ops["aten.cat.default"]["fuse"])
        self.assertEqual(nodes, {node.name: {"fuse": False, "why": "cat-inputs"}})

    def test_attribute_payloads(self) -> None:
        entry = facts.attribute_entry(torch.tensor([1, 2]), True)
        self.assertEqual(entry, ["i64", [2], {"data": "AQAAAAAAAAACAAAAAAAAAA=="}])
        self.assertEqual(len(facts.attribute_entry(torch.zeros(65), True)), 2)
        self.assertEqual(len(facts.attribute_entry(torch.tensor([1, 2]), False)), 2)

    def test_sketches(self) -> None:
        seen = observe.sketch(torch.tensor([3, 1, 3, 3, 7]))
        self.assertEqual(seen, {"min": 1, "max": 7, "n": 5, "uniq": 3, "order": "random",
                                "dup": [[1, 2, 2], [2, 1, 3]]})
        self.assertEqual(observe.sketch(torch.arange(4))["order"], "sorted")
        self.assertEqual(observe.sketch(torch.tensor([2, 2, 2, 2, 1, 1, 1]))["order"], "runs")
        self.assertEqual(observe.sketch(torch.tensor([True, False])), {"n": 2, "ones": 1})
        self.assertIsNone(observe.sketch(torch.zeros(3)))
        big = observe.sketch(torch.tensor([2**64 - 1, 0], dtype=torch.uint64))
        self.assertEqual((big["min"], big["max"]), (0, 2**64 - 1))

    def test_storages(self) -> None:
        base = torch.zeros(10)
        seen = observe.Observation([base[:4], torch.zeros(2), base[6:], 5])
        self.assertEqual(seen.offsets, {2: 6})
        self.assertEqual(seen.group_of, {0: 0, 2: 0})
        self.assertEqual(seen.groups, [{"bytes": 40}])


@unittest.skipIf(torch is None, "torch is not installed")
class Capturing(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.dir = Path(holder.name)
        torch._dynamo.reset()
        warnings.simplefilter("ignore")

    def run_toy(self, **options: object) -> hook.Capture:
        table = torch.nn.Embedding(10, 4)
        fn = torch.compile(lambda i: table(i).relu().sum(1))
        idx = torch.tensor([1, 4, 4])
        with assay_torch.capture(self.dir, "toy", **options) as cap:
            fn(idx).sum().backward()
            with cap.step():
                fn(idx).sum().backward()
                fn(idx)
        return cap

    def check_toy(self, cap: hook.Capture) -> None:
        self.assertEqual(cap.failures, [])
        where = self.dir / "user--train--toy"
        index = load(where / "index.json")
        self.assertEqual((index["model"], index["status"]), ("user/train/toy", "ok"))
        self.assertEqual([g["kind"] for g in index["graphs"]], ["forward", "backward"])
        self.assertEqual([g["execs"] for g in index["graphs"]], [2, 1])
        for graph in index["graphs"]:
            body = (where / f"{graph['file']}.py").read_bytes()
            self.assertEqual(hashlib.sha256(body).hexdigest(), graph["text"])
            side = load(where / f"{graph['file']}.meta.json")
            self.assertEqual(side["text"], graph["text"])
            self.assertIsNone(side["accounting"])
        self.check_forward(load(where / "full_graph_000.meta.json"))

    def check_forward(self, side: dict) -> None:
        ints = [e for e in side["inputs"] if e[0] == "i64"]
        self.assertEqual(ints[0][2]["obs"]["dup"], [[1, 1, 1], [2, 1, 2]])
        self.assertTrue(side["ops"]["aten.relu.default"]["fuse"])
        keys = ("schema graph text kind hook execs kernels provenance inputs outputs attrs "
                "groups ops nodes symbols guards accounting").split()
        self.assertEqual(list(side), keys)

    def test_capture_only(self) -> None:
        with mock.patch("torch._inductor.graph.GraphLowering.run") as lowering:
            self.check_toy(self.run_toy(capture_only=True))
        lowering.assert_not_called()
        self.assertEqual(sorted(p.name for p in self.dir.iterdir()), ["user--train--toy"])

    def test_with_code(self) -> None:
        self.check_toy(self.run_toy())
        side = load(self.dir / "user--train--toy" / "full_graph_000.meta.json")
        self.assertGreaterEqual(side["kernels"], 1)

    def test_capture_only_values(self) -> None:
        fn, x = (lambda x: (x.softmax(0) * 3).cumsum(0)), torch.randn(5, 3)
        with assay_torch.capture(self.dir, "v", capture_only=True):
            got = torch.compile(fn)(x)
        torch.testing.assert_close(got, fn(x))

    def test_half_products_run_in_f32(self) -> None:
        x = torch.randn(8, 8, dtype=torch.bfloat16)
        with assay_torch.capture(self.dir, "half", capture_only=True):
            got = torch.compile(lambda x: x @ x)(x)
        self.assertEqual(got.dtype, torch.bfloat16)
        torch.testing.assert_close(got.float(), (x.float() @ x.float()), rtol=0.02, atol=0.02)

    def test_text_runs_as_it_stands(self) -> None:
        """What is printed is the graph: as a module of torch it gives the same values."""
        def fn(x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
            y = torch.nn.functional.layer_norm(x, (4,)).masked_fill(x > 1, float("-inf"))
            return torch.cat([y.softmax(-1).t(), x.to(torch.bfloat16).float().t()], 1)[:, i]

        args = (torch.randn(3, 4), torch.tensor([2, 0, -1]))
        with assay_torch.capture(self.dir, "v", capture_only=True) as cap:
            torch.compile(fn)(*args)
        names = {"torch": torch, "inf": float("inf"), "nan": float("nan"),
                 "device": torch.device}
        exec((cap.path / "full_graph_000.py").read_text(), names)
        got = names["GraphModule"]().forward(*args)
        # Some builds drop the rounding to bf16 and back before we see the graph.
        torch.testing.assert_close(got[0], fn(*args), rtol=0.01, atol=0.01)

    def test_graph_break(self) -> None:
        def fn(x: torch.Tensor) -> torch.Tensor:
            y = x.sin() + 1
            torch._dynamo.graph_break()
            return y.cos() * 2

        with assay_torch.capture(self.dir, "hf/infer/broken", capture_only=True) as cap:
            torch.compile(fn)(torch.randn(4))
        index = load(cap.path / "index.json")
        self.assertEqual(len(index["graphs"]), 2)
        self.assertEqual([g["execs"] for g in index["graphs"]], [None, None])

    def test_compiled_again_is_one_graph(self) -> None:
        with assay_torch.capture(self.dir, "twice", capture_only=True) as cap:
            torch.compile(torch.sin)(torch.ones(3))
            torch._dynamo.reset()
            with cap.step():
                torch.compile(torch.sin)(torch.ones(3))
        index = load(cap.path / "index.json")
        self.assertEqual([(g["file"], g["execs"]) for g in index["graphs"]],
                         [("full_graph_000", 1)])
        self.assertEqual(sorted(p.name for p in cap.path.iterdir()),
                         ["full_graph_000.meta.json", "full_graph_000.py", "index.json"])

    def test_dynamic_sizes(self) -> None:
        with assay_torch.capture(self.dir, "dyn", capture_only=True) as cap:
            torch.compile(lambda x: x.sin().sum(), dynamic=True)(torch.randn(6, 3))
        side = load(cap.path / "full_graph_000.meta.json")
        tensor = next(e for e in side["inputs"] if e[0] == "f32")
        symbol = tensor[2]["sh"][0]
        self.assertEqual(side["symbols"][symbol]["hint"], 6)
        self.assertIn(f'"Sym({symbol})"', (cap.path / "full_graph_000.py").read_text())

    def test_everything_is_restored(self) -> None:
        from torch._functorch import config as functorch_config
        from torch._inductor import compile_fx, config

        calls: list[int] = []
        mine = lambda graph: calls.append(len(graph.nodes))  # noqa: E731
        before = (compile_fx._compile_fx_inner, compile_fx.fx_codegen_and_compile,
                  functorch_config.enable_autograd_cache, config.force_disable_caches)
        with config.patch(post_grad_custom_pre_pass=mine):
            with assay_torch.capture(self.dir, "r", capture_only=True):
                torch.compile(torch.sin)(torch.randn(3))
            self.assertIs(config.post_grad_custom_pre_pass, mine)
        after = (compile_fx._compile_fx_inner, compile_fx.fx_codegen_and_compile,
                 functorch_config.enable_autograd_cache, config.force_disable_caches)
        self.assertEqual(before, after)
        self.assertEqual(len(calls), 1)

    def test_own_failure_is_a_record(self) -> None:
        with mock.patch.object(text, "graph_text", side_effect=OSError("disk full")):
            with assay_torch.capture(self.dir, "f", capture_only=True) as cap:
                got = torch.compile(torch.sin)(torch.zeros(3))
        self.assertEqual(got.tolist(), [0.0] * 3)
        index = load(cap.path / "index.json")
        self.assertEqual((index["status"], index["stage"]), ("failed", "hook"))
        self.assertIn("disk full", index["reason"])

    def test_failed_observation_is_partial(self) -> None:
        with mock.patch.object(hook, "Observation", side_effect=RuntimeError("odd tensor")):
            cap = self.run_toy(capture_only=True)
        self.assertEqual(load(cap.path / "index.json")["status"], "partial")

    def test_unwritable_directory_harms_nobody(self) -> None:
        (self.dir / "file").write_text("")
        with contextlib.redirect_stderr(io.StringIO()) as said:
            with assay_torch.capture(self.dir / "file" / "x", "f"):
                got = torch.compile(torch.sin, backend="eager")(torch.zeros(3))
        self.assertEqual(got.tolist(), [0.0] * 3)
        self.assertIn("nothing written", said.getvalue())

    def test_user_error_passes_through(self) -> None:
        with self.assertRaises(ZeroDivisionError):
            with assay_torch.capture(self.dir, "e", capture_only=True) as cap:
                raise ZeroDivisionError("mine")
        index = load(cap.path / "index.json")
        self.assertEqual((index["status"], index["stage"]), ("failed", "run"))

    def test_again_replaces(self) -> None:
        self.run_toy(capture_only=True)
        torch._dynamo.reset()
        self.check_toy(self.run_toy(capture_only=True))

    def test_strip_source(self) -> None:
        cap = self.run_toy(capture_only=True, strip_source=True)
        self.assertNotIn("# File", (cap.path / "full_graph_000.py").read_text())
        self.assertNotIn('"dup"', (cap.path / "full_graph_000.meta.json").read_text())


if __name__ == "__main__":
    unittest.main()
