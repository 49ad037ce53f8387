"""The drivers of suites: one process a model, resumed, with deadlines; and all ways to capture.

Run with a Python that has torch; what needs transformers or the program (ASSAY) is skipped
without them.
"""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

PACKAGE = Path(__file__).resolve().parents[2] / "python"
sys.path.insert(0, str(PACKAGE))

from assay_torch import drive, suites  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None
HAS_TRANSFORMERS = importlib.util.find_spec("transformers") is not None
ASSAY = os.environ.get("ASSAY")
SMALL = ("--suite", "genai", "--model", "swiglu", "--mode", "train", "--batch", "8")


def load(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def run(command: list[str], **more: str) -> tuple[int, str]:
    """Exit code, and what was said on both streams."""
    env = {**os.environ, "PYTHONPATH": str(PACKAGE), **more}
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(command, stdout=said, stderr=said, env=env)
        said.seek(0)
        return done.returncode, said.read()


class InFolder(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.out = Path(holder.name)

    def drive(self, *options: str) -> tuple[int, str]:
        return run([sys.executable, "-m", "assay_torch.capture", *options,
                    "--out", str(self.out)])


class Tables(unittest.TestCase):
    """What needs no torch."""

    def test_names(self) -> None:
        for name, suite in suites.SUITES.items():
            names = [row.name for row in suite.MODELS]
            self.assertEqual(len(names), len(set(names)), name)
            for row in suite.MODELS:
                self.assertTrue(row.modes and set(row.modes) <= {"infer", "train"}, row)
                self.assertEqual((len(row.batch), len(row.size)), (2, 2), row)

    def test_order_and_globs(self) -> None:
        got = suites.jobs_of(["genai"], ["infer", "train"], ["softmax", "kv_*"])
        self.assertEqual(["/".join(parts) for parts in got],
                         ["genai/infer/softmax", "genai/train/softmax",
                          "genai/infer/kv_update", "genai/infer/kv_gather"])

    def test_policies(self) -> None:
        cases = {"hf/infer/BertForMaskedLM": (32, 512, True, False),
                 "hf/train/BertForMaskedLM": (32, 512, False, True),
                 "hf/train/GoogleFnet": (32, 512, False, False),
                 "hf/infer/XLNetLMHeadModel": (16, 512, False, False),
                 "timm/infer/nfnet_l0": (128, 288, True, False),
                 "timm/train/nfnet_l0": (128, 224, False, True),
                 "genai/train/rms_norm": (1152000, 512, True, False)}
        for key, want in cases.items():
            ask = suites.Job(*key.split("/")).ask()
            self.assertEqual((ask.batch, ask.size, ask.half, ask.autocast), want, key)


class Processes(InFolder):
    def plan(self, program: str, deadline_s: float = 60) -> drive.Plan:
        return drive.Plan({"m": [sys.executable, "-c", program]}, self.out, 2, deadline_s)

    def test_ends(self) -> None:
        cases = {"pass": None, "raise SystemExit(1)": None,
                 "print('no memory'); raise SystemExit(7)": "exit code 7: no memory",
                 "import os; os.abort()": "killed by signal 6 (SIGABRT)"}
        for program, why in cases.items():
            self.assertEqual([e.why for e in drive.run_all(self.plan(program))], [why])

    def test_deadline_ends_the_whole_group(self) -> None:
        """A hanging model dies with what it started, and leaves no half-written folder."""
        program = ("import os, subprocess, time\n"
                   f"os.mkdir(os.path.join({str(self.out)!r}, f'.part-{{os.getpid()}}-x'))\n"
                   "child = subprocess.Popen(['sleep', '600'])\n"
                   f"open({str(self.out / 'pid')!r}, 'w').write(str(child.pid))\n"
                   "time.sleep(600)")
        ended = list(drive.run_all(self.plan(program, 3)))
        self.assertEqual([e.why for e in ended], ["deadline of 3 s"])
        self.assertEqual(os.listdir(self.out), ["pid"])
        self.assert_gone(int((self.out / "pid").read_text()))

    def test_who_stops_asking_ends_the_children(self) -> None:
        program = (f"open({str(self.out / 'pid')!r}, 'w').write(str(__import__('os').getpid()))"
                   "; __import__('time').sleep(600)")
        commands = {"slow": [sys.executable, "-c", program],
                    "quick": [sys.executable, "-c", "import time; time.sleep(2)"]}
        endings = drive.run_all(drive.Plan(commands, self.out, 2, 600))
        self.assertEqual(next(endings).key, "quick")
        endings.close()
        self.assert_gone(int((self.out / "pid").read_text()))

    def assert_gone(self, pid: int) -> None:
        for _ in range(100):
            try:
                state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
            except FileNotFoundError:
                return
            if state == "Z":
                return
            time.sleep(0.05)
        self.fail(f"process {pid} still runs")


@unittest.skipUnless(HAS_TORCH, "torch is not installed")
class Driver(InFolder):
    def test_resumed(self) -> None:
        code, said = self.drive(*SMALL, "--capture-only")
        self.assertEqual((code, said), (0, "genai/train/swiglu: ok, 6 graphs\n"))
        index = load(self.out / "genai--train--swiglu" / "index.json")
        self.assertEqual(index["config"]["batch"], 8)
        self.assertEqual([g["execs"] for g in index["graphs"]], [1] * 6)
        code, said = self.drive(*SMALL)
        self.assertEqual((code, said), (0, "genai/train/swiglu: finished before\n"))
        self.assertEqual(len(load(self.out / "results.json")["models"]), 1)

    def test_a_failed_model_is_an_entry(self) -> None:
        """It stops nobody else, and is tried again."""
        select = ("--suite", "torchbench,genai", "--model", "BERT_pytorch,int8_row",
                  "--mode", "infer", "--batch", "4", "--capture-only", "--jobs", "2")
        code, _ = self.drive(*select)
        self.assertEqual(code, 1)
        good, bad = load(self.out / "results.json")["models"]
        self.assertEqual((good["model"], good["status"], good["reason"]),
                         ("genai/infer/int8_row", "ok", None))
        self.assertEqual((bad["model"], bad["status"], bad["stage"]),
                         ("torchbench/infer/BERT_pytorch", "failed", "load"))
        self.assertIn("needs a checkout of torch's benchmark", bad["reason"])
        code, said = self.drive(*select)
        self.assertEqual(code, 1)
        self.assertIn("genai/infer/int8_row: finished before\n", said)
        self.assertIn("torchbench/infer/BERT_pytorch: failed", said)

    def test_deadline_is_a_failed_index(self) -> None:
        code, said = self.drive("--suite", "genai", "--model", "softmax", "--mode", "infer",
                                "--deadline", "0.2")
        self.assertEqual(code, 1, said)
        self.assertEqual(sorted(os.listdir(self.out)), ["genai--infer--softmax",
                                                        "results.json"])
        index = load(self.out / "genai--infer--softmax" / "index.json")
        self.assertEqual((index["status"], index["stage"], index["reason"]),
                         ("failed", "run", "deadline of 0.2 s"))

    def test_asked_to_end(self) -> None:
        """A driver that is terminated takes its models with it; the next run goes on."""
        command = [sys.executable, "-m", "assay_torch.capture", "--suite", "genai", "--model",
                   "softmax", "--out", str(self.out)]
        env = {**os.environ, "PYTHONPATH": str(PACKAGE)}
        driver = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
        time.sleep(2)
        driver.send_signal(signal.SIGTERM)
        self.assertEqual(driver.wait(20), 128 + signal.SIGTERM)
        self.assertEqual([n for n in os.listdir(self.out) if n != "results.json"], [])

    def test_bad_selection(self) -> None:
        for options in (("--suite", "nothing"), ("--mode", "fast"), ("--model", "nobody"),
                        ("--jobs", "0")):
            self.assertEqual(self.drive(*options)[0], 2)

    def test_memory_that_others_hold_is_waited_for(self) -> None:
        import torch

        full = [torch.OutOfMemoryError("full"), torch.OutOfMemoryError("full"), 5]
        with mock.patch.object(suites, "WAITS_S", (0, 0)):
            self.assertEqual(suites.patiently(mock.Mock(side_effect=full)), 5)
            with self.assertRaises(torch.OutOfMemoryError):
                suites.patiently(mock.Mock(side_effect=torch.OutOfMemoryError("full")))

    def test_every_microbenchmark_runs(self) -> None:
        import torch
        from torch._subclasses.fake_tensor import FakeTensorMode

        for row in suites.SUITES["genai"].MODELS:
            for mode in row.modes:
                ask = suites.Job("genai", mode, row.name, 4).ask()
                with FakeTensorMode():
                    _, calls = suites.SUITES["genai"].make(row, ask)
                if sum(x.numel() for x in calls[0].values()) > 1 << 22:
                    continue  # tables of whole vocabularies
                model, calls = suites.SUITES["genai"].make(row, ask)
                args = suites.prepared(row, ask, calls[:1])[0]
                out = model.train(ask.train)(**args)
                if ask.train:
                    suites.total_loss(out).backward()
                self.assertTrue(ask.train or not isinstance(out, torch.Tensor)
                                or out.numel(), row.name)


@unittest.skipUnless(HAS_TORCH, "torch is not installed")
class AllWays(InFolder):
    """The context manager, a program that knows nothing, and the driver: one result."""

    PROGRAM = """
from assay_torch.suites import Job, load
loaded = load(Job("genai", "train", "swiglu", 8))
loaded.step()
"""
    AROUND = """
import sys
import assay_torch
from assay_torch.suites import Job, load
loaded = load(Job("genai", "train", "swiglu", 8))
with assay_torch.capture(sys.argv[1], "mine", capture_only=True) as cap:
    loaded.step()
    with cap.step():
        loaded.step()
"""

    def graphs(self, folder: str) -> list[dict]:
        """All that a capture says of its graphs, but for what only some ways can know."""
        path = self.out / folder
        index = load(path / "index.json")
        self.assertEqual(index["status"], "ok", index)
        found = []
        for graph in index["graphs"]:
            side = load(path / f"{graph['file']}.meta.json")
            del side["execs"], side["provenance"]
            found.append({"text": (path / f"{graph['file']}.py").read_text(), **side})
        return found

    def test_one_result(self) -> None:
        program = self.out / "train.py"
        program.write_text(self.PROGRAM)
        pth = (PACKAGE / "assay_torch_capture.pth").read_text()
        site = self.out / "sitecustomize.py"
        site.write_text(pth)
        code, said = run([sys.executable, str(program)], ASSAY_CAPTURE_DIR=str(self.out),
                         ASSAY_CAPTURE_ONLY="1",
                         PYTHONPATH=os.pathsep.join([str(PACKAGE), str(self.out)]))
        self.assertEqual(code, 0, said)
        code, said = run([sys.executable, "-c", self.AROUND, str(self.out)])
        self.assertEqual(code, 0, said)
        code, said = self.drive(*SMALL, "--capture-only")
        self.assertEqual(code, 0, said)
        alone = self.graphs("user--train--train")
        self.assertEqual(len(alone), 6)
        self.assertEqual(alone, self.graphs("user--train--mine"))
        self.assertEqual(alone, self.graphs("genai--train--swiglu"))

    def test_program_without_torch(self) -> None:
        code = "import assay_torch.auto, sys; print('torch' in sys.modules)"
        done, said = run([sys.executable, "-c", code], ASSAY_CAPTURE_DIR=str(self.out))
        self.assertEqual((done, said), (0, "False\n"))
        self.assertEqual(os.listdir(self.out), [])


@unittest.skipUnless(ASSAY, "ASSAY names no program")
class Command(InFolder):
    """`assay capture` itself."""

    def test_no_python(self) -> None:
        code, said = run([ASSAY, "capture", "--python", "/nowhere", "--out", str(self.out)])
        self.assertEqual(code, 4)
        self.assertIn("/nowhere cannot be started", said)

    def test_usage(self) -> None:
        start = [ASSAY, "capture", "--python", sys.executable]
        for options in ([], ["--out", "x", "--suite", "nothing"], ["--nothing"]):
            self.assertEqual(run([*start, *options])[0], 2)

    @unittest.skipUnless(HAS_TORCH and HAS_TRANSFORMERS, "transformers is not installed")
    def test_to_a_corpus(self) -> None:
        """A small model of transformers, captured and merged, without a network."""
        captures, corpus = self.out / "captures", self.out / "corpus"
        offline = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
        code, said = run([ASSAY, "capture", "--suite", "hf", "--models", "whisper-tiny",
                          "--mode", "infer,train", "--device", "cpu", "--capture-only",
                          "--jobs", "2", "--out", str(captures)],
                         ASSAY_PYTHON=sys.executable, **offline)
        self.assertEqual(code, 0, said)
        code, said = run([ASSAY, "corpus", "merge", "--corpus", str(corpus),
                          str(captures / "hf--infer--whisper-tiny")])
        self.assertEqual(code, 0, said)
        self.assertIn("0 unkeyed", said)
        self.assertGreaterEqual(len(list((corpus / "canonical").iterdir())), 5)


if __name__ == "__main__":
    unittest.main()
