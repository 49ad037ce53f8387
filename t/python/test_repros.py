"""The bundled repros in torch's eager mode, on our inputs, against our judge.

Run by `meson test --suite torch` with ASSAY_PYTHON; ASSAY_REPROS_COST bounds bytes × nodes of
the points that run (default: all).
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import agree  # noqa: E402
from assay_torch import _lib, repro  # noqa: E402

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]

# Kernels of each family, small ones.
DOZEN = (
    "pointwise_8220eb97712f", "pointwise_6b6dcad2fa86", "var_mean_973d72a81e0f",
    "sum_amax_sum_5ce6f472e144", "amax_sum_sum_a755e5a2bd63", "sum_sum_amax_bcc75a6df2b7",
    "sum_ab88df70823f", "sum_sum_sum_8566a16eafb9", "any_223153f29bbe",
    "mean_sum_sum_7b7901006134", "argmax_00a17f8e1904", "amax_sum_db8345fb95eb",
)


def storages(kernel: agree.Kernel, seed: int) -> bytes:
    """All storages of a point, as Python fills them."""
    asked = _lib.question(kernel.file, kernel.point, seed)
    blocks = [repro._Block(n) for n in _lib.inputs(asked)["storages"]]
    _lib.inputs_fill(asked, [b.address for b in blocks])
    return b"".join(b.pages[:] for b in blocks if b.pages is not None)


def read_dump(path: str) -> list[Any]:
    """Outputs of `ref_eval dump` as flat tensors."""
    raw = Path(path).read_bytes()
    head, _, rest = raw.partition(b"\n")
    names = {token: name for name, token in repro.DTYPE_TOKENS.items()}
    outs, at = [], 0
    for t in json.loads(head):
        dtype = getattr(torch, names[t["dtype"]])
        n = int(torch.Size(t["shape"]).numel())
        size = n * torch.empty(0, dtype=dtype).element_size()
        outs.append(torch.frombuffer(bytearray(rest[at:at + size]), dtype=dtype)
                    if n else torch.empty(0, dtype=dtype))
        at += size
    return outs


@unittest.skipIf(torch is None, "torch is not installed")
class Agreement(unittest.TestCase):
    def test_every_repro_agrees(self) -> None:
        """What torch computes is what the judge computes, dtypes and strides too."""
        most = float(os.environ.get("ASSAY_REPROS_COST", "inf"))
        torch_s = judge_s = 0.0
        ran, left, noted = 0, 0, 0
        for kernel in agree.kernels():
            if "random" in kernel.features:
                continue  # torch draws from another stream in eager mode
            if kernel.cost > most:
                left += 1
                continue
            if kernel.bytes > agree.LARGE:
                print(f"{kernel.name}: its smallest point moves {kernel.bytes / 1e6:.0f} MB",
                      file=sys.stderr)
            with self.subTest(kernel.name):
                v = agree.agree(kernel)
                torch_s, judge_s = torch_s + v.torch_s, judge_s + v.judge_s
                ran += 1
                noted += bool(v.notes())
                self.assertEqual(v.wrong(), [])
        print(f"{ran} kernels, {left} left out by cost, {noted} ill-conditioned; "
              f"torch {torch_s:.0f} s, judge {judge_s:.0f} s", file=sys.stderr)
        self.assertGreater(ran, 0)


@unittest.skipIf(torch is None, "torch is not installed")
class Inputs(unittest.TestCase):
    def test_python_and_c_make_equal_bits(self) -> None:
        for kernel in agree.kernels()[:60]:
            for seed in (0, 7):
                want = agree.judge("inputs", kernel.file, kernel.point, str(seed))
                self.assertEqual(want.returncode, 0, want.stderr)
                self.assertEqual(storages(kernel, seed), want.stdout, kernel.name)

    def test_arguments_fit_forward(self) -> None:
        for kernel in agree.kernels()[:60]:
            told = _lib.inputs(_lib.question(kernel.file, kernel.point, 0))
            args = repro.make_inputs(kernel.file, kernel.point, device=torch.device("cpu"))
            self.assertEqual(len(args), len(told["args"]))
            for got, arg in zip(args, told["args"]):
                if "storage" not in arg:
                    self.assertEqual(got, arg.get("size", arg.get("sizes")))
                    continue
                self.assertEqual(list(got.shape), arg["shape"])
                self.assertEqual(list(got.stride()), arg["stride"])
                self.assertEqual(got.storage_offset(), arg["offset"])
                base = got.data_ptr() - arg["offset"] * got.element_size()
                self.assertEqual(base % 256 if got.numel() else 0, 0)

    def test_other_constants_come_as_a_module(self) -> None:
        """A point with constants of its own runs with them."""
        for path in sorted(agree.CANONICAL.iterdir()):
            for point in json.loads((path / "shapes.json").read_text())["points"]:
                if point["const"]:
                    told = _lib.inputs(_lib.question(path / "repro.py", point["id"], 0))
                    self.assertIn(f"home    {point['id']}", told["source"])
                    return
        self.fail("no point has constants of its own")

    def test_failures_tell_their_story(self) -> None:
        cases = [({"file": "/nowhere/repro.py"}, 3), ({}, 2), ({"file": 1}, 2),
                 ({"file": agree.kernels()[0].file, "point": "nothing"}, 3),
                 ({"file": agree.kernels()[0].file, "seed": -1}, 2)]
        for asked, code in cases:
            with self.assertRaises(_lib.AssayError) as caught:
                _lib.inputs(json.dumps(asked).encode())
            self.assertEqual(caught.exception.code, code, asked)
            self.assertTrue(str(caught.exception))
        with self.assertRaises(_lib.AssayError):
            _lib.inputs(b"{")
        kernel = agree.kernels()[0]
        with self.assertRaises(_lib.AssayError):  # one pointer too many
            told = _lib.inputs(_lib.question(kernel.file, None, 0))
            _lib.inputs_fill(_lib.question(kernel.file, None, 0),
                             [0] * (len(told["storages"]) + 1))

    def test_only_our_names_are_exported(self) -> None:
        lib = _lib.library()
        for name in ("assay_inputs", "assay_inputs_fill", "assay_free", "assay_story"):
            getattr(lib, name)
        for name in ("pattern_read", "inputs_fill", "status_story"):
            with self.assertRaises(AttributeError):
                ctypes.CFUNCTYPE(None)((name, lib))


RANDOM = '''class G(torch.nn.Module):
    def forward(self, s: "i64[1]"):
        seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(s, 0)
        rand: "f32[4]" = torch.ops.prims.inductor_random.default([4], seed, 'rand')
        a: "i64[4]" = torch.ops.prims.inductor_randint.default(0, 10, [4], seed)
        b: "i64[4]" = torch.ops.prims.inductor_randint.default(-5, 7, [4], seed)
        return (rand, a, b)
'''
SIDECAR = {
    "schema": 1, "graph": "full_graph_000", "text": "", "kind": "inference",
    "hook": "post_grad_pre", "execs": 1, "kernels": 1, "provenance": {},
    "inputs": [["i64", [1], {"n": "s", "data": "AQAAAAAAAAA="}]], "outputs": [],
    "attrs": {}, "groups": [], "ops": {}, "nodes": {}, "symbols": {}, "guards": [],
    "accounting": None,
}


@unittest.skipIf(torch is None, "torch is not installed")
class Random(unittest.TestCase):
    """Torch's eager stream is another one: stored vectors judge the judge."""

    def test_vectors(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            point = self.planted(Path(tmp))
            dump = os.path.join(tmp, "dump")
            done = agree.judge("dump", str(point), "home", "0", dump)
            self.assertEqual(done.returncode, 0, done.stderr)
            got = {(o.dtype, tuple(o.tolist())) for o in read_dump(dump)}
        rand = torch.tensor([0.21948163, 0.6560034, 0.49480292, 0.48474693])
        want = {(torch.float32, tuple(rand.tolist())), (torch.int64, (8, 1, 8, 7)),
                (torch.int64, (-1, -2, -5, 4))}
        self.assertEqual(got, want)

    def planted(self, tmp: Path) -> Path:
        """A corpus of one kernel whose seeds are a payload."""
        import hashlib

        cap = tmp / "cap"
        cap.mkdir()
        (cap / "index.json").write_text(json.dumps(
            {"schema": 1, "model": "user/infer/random", "status": "ok", "stage": None,
             "reason": None, "graphs": ["full_graph_000"]}))
        (cap / "full_graph_000.py").write_text(RANDOM)
        side = SIDECAR | {"text": hashlib.sha256(RANDOM.encode()).hexdigest()}
        (cap / "full_graph_000.meta.json").write_text(json.dumps(side))
        corpus = tmp / "repros"
        subprocess.run([repro.assay_binary(), "corpus", "merge", "--corpus", str(corpus),
                        str(cap)], check=True, capture_output=True)
        return next((corpus / "canonical").iterdir()) / "repro.py"


@unittest.skipIf(torch is None, "torch is not installed")
class Running(unittest.TestCase):
    def test_a_dozen_run(self) -> None:
        """As `python repro.py POINT --run 1` each, in one process: torch is slow to load."""
        by_name = {k.name: k for k in agree.kernels()}
        calls = [[by_name[n].file, by_name[n].point, "--run", "1"] for n in DOZEN]
        code = ("import json, runpy, sys\n"
                "for sys.argv in json.loads(sys.argv[1]):\n"
                "    runpy.run_path(sys.argv[0], run_name='__main__')\n"
                "    print(sys.argv[0], flush=True)\n")
        env = {**os.environ, "PYTHONPATH": str(agree.ROOT / "python"),
               "TORCHINDUCTOR_COMPILE_THREADS": "1"}
        done = subprocess.run([sys.executable, "-c", code, json.dumps(calls)], text=True,
                              capture_output=True, check=False, env=env)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stdout.split(), [c[0] for c in calls])

    def test_without_run_it_is_the_bench(self) -> None:
        """It hands over its own file and point, and times nothing itself."""
        with tempfile.TemporaryDirectory() as tmp:
            told = Path(tmp, "assay")
            told.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
            told.chmod(0o755)
            kernel = agree.kernels()[0]
            done = self.python(kernel, kernel.point, ASSAY=str(told))
            more = self.python(kernel, "--", "--cap", "60", ASSAY=str(told))
            both = self.python(kernel, "--run", "1", "--", "--cap", "60", ASSAY=str(told))
        self.assertEqual(done.stdout.split(),
                         ["bench", kernel.file, "--point", kernel.point])
        self.assertEqual(more.stdout.split(), ["bench", kernel.file, "--cap", "60"])
        self.assertEqual(both.returncode, 2)
        self.assertIn("--run takes no options", both.stderr)

    def test_a_missing_point_is_told(self) -> None:
        done = self.python(agree.kernels()[0], "000000000000", "--run", "1")
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertIn("no point 000000000000", done.stderr)

    @staticmethod
    def python(kernel: agree.Kernel, *words: str,
               **env: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(agree.ROOT / "python"), **env}
        return subprocess.run([sys.executable, kernel.file, *words], text=True,
                              capture_output=True, check=False, env=env)


if __name__ == "__main__":
    unittest.main()
