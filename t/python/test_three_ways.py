"""A model that no suite has, captured in every way there is: one corpus comes of each.

The hook as a context, the hook by ASSAY_CAPTURE_DIR, the import of torch's structured trace,
of what tlparse makes of it (where it is installed), and of TORCH_LOGS text.
Run with a Python that has torch; ASSAY is the program.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ASSAY = os.path.abspath(os.environ.get("ASSAY", "build/assay"))
# pip puts it beside the Python, which need not be on PATH
TLPARSE = shutil.which("tlparse") or shutil.which("tlparse", path=Path(sys.executable).parent)
PACKAGE = Path(__file__).resolve().parents[2] / "python"

MODEL = """
import torch

class Fresh(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm = torch.nn.LayerNorm(24)
        self.up = torch.nn.Linear(24, 58)
        self.down = torch.nn.Linear(29, 24)

    def forward(self, x, keep):
        a, b = self.up(self.norm(x)).chunk(2, -1)
        y = self.down(torch.nn.functional.silu(a) * b) + x
        z = torch.where(keep, y, float("-inf"))
        return (z - z.amax(-1, True)).exp().sum(-1).log(), y.cumsum(1)

torch.manual_seed(0)
model = Fresh().eval()
with torch.no_grad():
    torch.compile(model)(torch.randn(3, 7, 24), torch.ones(3, 7, 1, dtype=torch.bool))
"""
IN_CONTEXT = """
import runpy, sys
import assay_torch
with assay_torch.capture(sys.argv[2], "fresh", capture_only=True):
    runpy.run_path(sys.argv[1])
"""
# What an installed package's .pth does at start-up; the rest is the user's own program.
AT_START = "import runpy, site, sys; site.addsitedir(sys.argv[2]); runpy.run_path(sys.argv[1])"


class Way:
    """A folder in which the model ran, and the corpus that came of it."""

    def __init__(self, dir: Path) -> None:
        self.dir = dir
        self.script = dir / "fresh.py"
        dir.mkdir()
        self.script.write_text(MODEL, encoding="utf-8")

    def torch(self, code: str, arg: Path | str, **env: str) -> str:
        """Runs code; what it said."""
        clean = {k: v for k, v in os.environ.items() if not k.startswith(("ASSAY_CAPTURE", "TORCH"))}
        done = subprocess.run(
            [sys.executable, "-c", code, str(self.script), str(arg)], capture_output=True,
            text=True, cwd=self.dir, check=False,
            env={**clean, "PYTHONPATH": str(PACKAGE), "TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1",
                 "TORCHINDUCTOR_CACHE_DIR": str(self.dir / "cache"), **env})
        if done.returncode:
            raise AssertionError(done.stderr)
        return done.stderr

    def assay(self, *args: Path | str) -> None:
        done = subprocess.run([ASSAY, *map(str, args)], capture_output=True, text=True,
                              cwd=self.dir, check=False)
        if done.returncode:
            raise AssertionError(done.stderr)

    def corpus(self) -> dict[tuple[str, str], tuple[bytes, int]]:
        """Of each point its repro and in how many regions it was met."""
        self.assay("corpus", "check")
        found = {}
        for kernel in sorted((self.dir / "repros/canonical").iterdir()):
            shapes = json.loads((kernel / "shapes.json").read_text(encoding="utf-8"))
            for point in shapes["points"]:
                (row,) = point["models"].values()
                repro = (kernel / "repro.py").read_bytes()
                found[kernel.name, point["id"]] = (repro, row["regions"])
        return found


class ThreeWays(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.root = Path(holder.name)
        way = Way(cls.root / "context")
        way.torch(IN_CONTEXT, way.dir / "out")
        way.assay("corpus", "merge", way.dir / "out/user--infer--fresh")
        cls.want = way.corpus()

    def check(self, way: Way) -> None:
        got = way.corpus()
        self.assertEqual(sorted(got), sorted(self.want))
        self.assertEqual(got, self.want)

    def traced(self, name: str) -> Way:
        way = Way(self.root / name)
        way.torch(AT_START, PACKAGE, TORCH_TRACE=str(way.dir / "trace"))
        return way

    def test_it_has_regions(self) -> None:
        kernels = {kernel for kernel, _ in self.want}
        self.assertGreaterEqual(len(kernels), 3)
        self.assertTrue(any(k.startswith("var_mean_") for k in kernels), kernels)

    def test_by_the_environment(self) -> None:
        way = Way(self.root / "environment")
        way.torch(AT_START, PACKAGE, ASSAY_CAPTURE_DIR=str(way.dir / "out"),
                  ASSAY_CAPTURE_NAME="fresh", ASSAY_CAPTURE_ONLY="1")
        way.assay("corpus", "merge", way.dir / "out/user--infer--fresh")
        self.check(way)

    def test_by_the_structured_trace(self) -> None:
        way = self.traced("trace")
        way.assay("import", way.dir / "trace", "--as", "user/infer/fresh")
        self.check(way)

    @unittest.skipIf(TLPARSE is None, "tlparse is not installed: pip install tlparse")
    def test_by_tlparse(self) -> None:
        way = self.traced("tlparse")
        (log,) = (way.dir / "trace").iterdir()
        subprocess.run([TLPARSE, str(log), "-o", str(way.dir / "parsed"), "--no-browser"],
                       check=True, capture_output=True)
        way.assay("import", way.dir / "parsed", "--as", "user/infer/fresh")
        self.check(way)

    def test_by_a_log(self) -> None:
        way = Way(self.root / "log")
        said = way.torch(AT_START, PACKAGE, TORCH_LOGS="post_grad_graphs")
        (way.dir / "run.log").write_text(said, encoding="utf-8")
        way.assay("import", way.dir / "run.log", "--as", "user/infer/fresh")
        self.check(way)


if __name__ == "__main__":
    unittest.main()
