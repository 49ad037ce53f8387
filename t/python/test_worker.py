"""What a torch worker decides itself: causes, options, caches, and when the device is held."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

PACKAGE = Path(__file__).resolve().parents[2] / "python"
sys.path.insert(0, str(PACKAGE))

from assay_torch import _lib, alone, bytecode, identity, launched, worker  # noqa: E402

try:
    import torch
except ModuleNotFoundError:
    torch = None  # type: ignore[assignment]


def answer(w: worker.Worker, **asked: Any) -> dict[str, Any]:
    w.ask(json.dumps({"program": 1, **asked}).encode())
    return json.loads(w.text[:-1])


class Answers(unittest.TestCase):
    def test_without_torch_every_question_is_answered(self) -> None:
        w = worker.Worker("torch cannot be imported: ImportError: a symbol")
        for what in ("open", "compile", "run", "capture", "outputs", "close"):
            with mock.patch("traceback.print_exc"):
                got = answer(w, do=what)
            self.assertEqual(got, {"cause": "no_torch", "message": w.why_not})

    def test_a_question_about_nothing_is_answered(self) -> None:
        with mock.patch("traceback.print_exc"):
            got = answer(worker.Worker(), do="compile")
        self.assertEqual(got["cause"], "compile_error")
        self.assertIn("KeyError", got["message"])

    def test_a_failed_call_is_told_when_outputs_are_asked_for(self) -> None:
        w = worker.Worker()
        p = w.programs[1] = worker.Program.__new__(worker.Program)
        p.failure = None
        w.call(1, 0)  # it has no buffers
        with mock.patch("traceback.print_exc"):
            self.assertIn("AttributeError", answer(w, do="outputs")["message"])


def code(options: str, body: str = "triton_a.run(buf0, 8, stream=stream0)") -> str:
    return (f"# kernel path: /cache/{options}/a.py\n"
            f"triton_a = async_compile.triton('triton_a', '''\n@heuristics({options})\ndef k(): pass\n"
            f"''', device_str='cuda')\n\nasync_compile.wait(globals())\ndef call(args):\n    {body}\n")


class Images(unittest.TestCase):
    """What is launched is told apart by what is launched."""

    seen = [("triton_a", "KEY", "X 8")]

    def test_options_alone_make_no_other_image(self) -> None:
        one = launched.image(code("default"), self.seen)
        self.assertIsNotNone(one)
        self.assertEqual(one, launched.image(code("tuned"), self.seen))

    def test_another_binary_configuration_or_call_does(self) -> None:
        one = launched.image(code("a"), self.seen)
        others = [launched.image(code("a"), [("triton_a", "OTHER", "X 8")]),
                  launched.image(code("a"), [("triton_a", "KEY", "X 16")]),
                  launched.image(code("a"), self.seen * 2),
                  launched.image(code("a", "triton_a.run(buf0, 9, stream=stream0)"), self.seen)]
        self.assertEqual(len({one, *others}), 5)
        self.assertNotIn(None, others)

    def test_what_was_not_seen_is_not_known(self) -> None:
        self.assertIsNone(launched.image(code("a"), []))
        self.assertIsNone(launched.image(code("a"), [("triton_a", None, "")]))
        self.assertIsNone(launched.image("def call(args): pass\n", []))
        more = code("a") + "cpp_b = async_compile.cpp_pybinding([], '''int b;''')\n"
        self.assertIsNone(launched.image(more, self.seen))


@unittest.skipIf(torch is None, "torch is not installed")
class Causes(unittest.TestCase):
    def test_an_output_that_no_replay_writes(self) -> None:
        with self.assertRaises(worker.Refused) as told:
            worker._place(torch.ones(2, device="meta"), "cpu")
        self.assertEqual(told.exception.cause, "unsupported_device")
        self.assertEqual(worker._place(torch.ones(2), "cpu")["shape"], [2])

    def test_by_type(self) -> None:
        resources = type("OutOfResources", (Exception,), {"__module__": "triton.runtime.errors"})
        cases = [(worker.Refused("recompiled", "twice"), "run", "recompiled"),
                 (_lib.AssayError(3, "no point"), "open", "bad_inputs"),
                 (torch.OutOfMemoryError("device"), "run", "oom"),
                 (MemoryError(), "compile", "oom"),
                 (ValueError("MemoryError"), "compile", "compile_error"),
                 (ValueError(), "capture", "capture_failed"),
                 (RuntimeError("sizes"), "run", "launch_failed"),
                 (RuntimeError("sizes"), "outputs", "launch_failed"),
                 (resources("registers"), "run", "compile_error")]
        for e, what, want in cases:
            self.assertEqual(worker._cause(e, what), want, repr(e))

    def test_what_the_compiler_wraps(self) -> None:
        try:
            try:
                raise MemoryError
            except MemoryError:
                raise RuntimeError("backend raised") from None
        except RuntimeError as wrapped:
            self.assertEqual(worker._cause(wrapped, "compile"), "oom")


@unittest.skipIf(torch is None, "torch is not installed")
class Identity(unittest.TestCase):
    def test_it_does_not_import_torch(self) -> None:
        code = ("import sys; from assay_torch import identity; i = identity.identity();"
                "print(len(i['build']), i['there'], 'torch' in sys.modules)")
        done = subprocess.run([sys.executable, "-c", code], text=True, check=True,
                              capture_output=True,
                              env={**os.environ, "PYTHONPATH": str(PACKAGE)})
        self.assertEqual(done.stdout.split(), ["64", "True", "False"])

    def test_sources_tell_builds_apart(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            (Path(tmp) / "_inductor").mkdir()
            source = Path(tmp) / "_inductor" / "ir.py"
            keys = set()
            with mock.patch.object(identity, "_package", return_value=Path(tmp)):
                for text in ("a", "ab"):
                    source.write_text(text)
                    keys.add(identity._source_key("torch"))
            self.assertEqual(len(keys), 2)

    def test_options_that_inductor_does_not_take(self) -> None:
        good = {"max_autotune": True, "max_fusion_size": 8, "triton.cudagraphs": False}
        self.assertEqual(identity.complaints(good), [])
        self.assertEqual(identity.complaints({"no_such": 1}),
                         ["Inductor has no option no_such"])
        self.assertEqual(identity.complaints({"max_autotune": "false"}),
                         ["max_autotune is True or False, not false"])

    def test_options_are_asked_of_torch_once(self) -> None:
        with tempfile.TemporaryDirectory() as tmp, \
                mock.patch.dict(os.environ, XDG_CACHE_HOME=tmp):
            self.assertEqual(identity.complaints({"max_autotune": True}), [])
            code = ("import sys; from assay_torch import identity;"
                    "print(identity.complaints({'no_such': 1, 'max_autotune': 'yes'}),"
                    "'torch' in sys.modules)")
            done = subprocess.run([sys.executable, "-c", code], text=True, check=True,
                                  capture_output=True,
                                  env={**os.environ, "PYTHONPATH": str(PACKAGE)})
            self.assertEqual(done.stdout.strip(),
                             "['Inductor has no option no_such', "
                             "'max_autotune is True or False, not yes'] False")
            # what somebody made of that file counts for nothing
            (kept,) = Path(tmp).rglob("options.json")
            for text in ("[1", "[]", "{}", "7"):
                kept.write_text(text)
                self.assertEqual(identity.complaints({"no_such": 1, "max_autotune": True}),
                                 ["Inductor has no option no_such"])
                self.assertIn("max_autotune", json.loads(kept.read_text()))

    def test_kernels_of_the_cache_keep_what_was_chosen(self) -> None:
        from torch._inductor import config

        with tempfile.TemporaryDirectory() as tmp, mock.patch.dict(os.environ), \
                mock.patch.object(config, "bundle_triton_into_fx_graph_cache", True):
            identity.use_cache(tmp, {})
            self.assertIs(config.bundle_triton_into_fx_graph_cache, False)

    def test_options_have_caches_of_their_own(self) -> None:
        seen = set()
        with tempfile.TemporaryDirectory() as tmp, mock.patch.dict(os.environ):
            for options in ({}, {"max_autotune": True}, {"max_autotune": False}, {}):
                identity.use_cache(tmp, options)
                at = os.environ["TORCHINDUCTOR_CACHE_DIR"]
                self.assertTrue(at.startswith(tmp) and Path(at).is_dir())
                self.assertEqual(os.environ["TRITON_CACHE_DIR"], at + "/triton")
                seen.add(at)
        self.assertEqual(len(seen), 3)

    def test_the_source_is_seen_and_the_hook_gone(self) -> None:
        from torch._inductor.graph import GraphLowering

        before = GraphLowering.save_output_code
        with identity.SourceSeen() as seen:
            GraphLowering.save_output_code("# AOT ID: ['3_inference']\nthe code")
        # which graph of its process it is makes no other code of it
        self.assertEqual((seen.text, seen.was_cached), ("the code", False))
        self.assertIs(GraphLowering.save_output_code, before)


class Bytecode(unittest.TestCase):
    """Of a package that has some, of one that may have none beside it, and by one's own will."""

    CODE = ("import sys; from pathlib import Path; from assay_torch import bytecode;"
            "bytecode.keep(Path(sys.argv[1])); import torch; import os;"
            "print(sys.pycache_prefix, sys.dont_write_bytecode,"
            "'PYTHONDONTWRITEBYTECODE' in os.environ)")

    def run_with(self, tmp: Path, **env: str) -> list[str]:
        (tmp / "torch").mkdir(exist_ok=True)
        (tmp / "torch" / "__init__.py").write_text("x = 1\n")
        clean = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        done = subprocess.run([sys.executable, "-c", self.CODE, str(tmp / "cache")], text=True,
                              check=True, capture_output=True,
                              env={**clean, "PYTHONPATH": f"{tmp}:{PACKAGE}", **env})
        return done.stdout.split()

    def test_it_is_kept_where_there_would_be_none(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            at = Path(tmp) / "cache"
            for _ in range(2):
                self.assertEqual(self.run_with(Path(tmp), PYTHONDONTWRITEBYTECODE="1"),
                                 [str(at), "False", "False"])
            self.assertEqual(len(list(at.rglob("torch/__init__.*.pyc"))), 1)
            self.assertFalse((Path(tmp) / "torch" / "__pycache__").exists())

    def test_it_is_left_where_it_is(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            self.assertEqual(self.run_with(Path(tmp)), ["None", "False", "False"])
            self.assertEqual(self.run_with(Path(tmp), PYTHONDONTWRITEBYTECODE="1"),
                             ["None", "True", "True"])
            self.assertFalse((Path(tmp) / "cache").exists())

    def test_who_may_not_write_beside_it_has_it_kept(self) -> None:
        with tempfile.TemporaryDirectory() as tmp, \
                mock.patch.object(sys, "pycache_prefix", None), \
                mock.patch.object(sys, "dont_write_bytecode", False):
            file = Path(tmp) / "__init__.py"
            self.assertFalse(bytecode.is_missing(file))
            with mock.patch.object(os, "access", return_value=False):
                self.assertTrue(bytecode.is_missing(file))
                self.assertFalse(bytecode._is_writable(Path(tmp)))

    def test_where_nothing_can_be_kept_all_stays_as_it_is(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            (Path(tmp) / "cache").write_text("in the way")
            self.assertEqual(self.run_with(Path(tmp), PYTHONDONTWRITEBYTECODE="1"),
                             ["None", "True", "True"])

    def test_who_named_a_place_has_it_there(self) -> None:
        with tempfile.TemporaryDirectory() as tmp:
            self.assertEqual(self.run_with(Path(tmp), PYTHONPYCACHEPREFIX=tmp + "/own"),
                             [tmp + "/own", "False", "False"])
            self.assertFalse((Path(tmp) / "cache").exists())


class Tuner:
    """In the place of Inductor's."""

    def bench(self) -> str:
        return f"held {held[-1]}"

    def _precompile_config(self) -> str:
        raise ValueError(f"held {held[-1]}")


held: list[int] = []


def lease(mode: int) -> int:
    before = held[-1]
    held.append(mode)
    return before


class Alone(unittest.TestCase):
    def setUp(self) -> None:
        held[:] = [_lib.SHARED]
        for at, new in ((alone, {"_tuner": lambda: Tuner}), (_lib, {"lease": lease})):
            patch = mock.patch.multiple(at, **new)
            patch.start()
            self.addCleanup(patch.stop)

    def test_the_device_is_ours_for_a_benchmark_alone(self) -> None:
        bench, compile_one = Tuner.bench, Tuner._precompile_config
        with alone.benchmarks():
            self.assertEqual(Tuner().bench(), f"held {_lib.ALONE}")
            with self.assertRaisesRegex(ValueError, f"held {_lib.FREE}"):
                Tuner()._precompile_config()
        self.assertEqual(held, [_lib.SHARED, _lib.ALONE, _lib.SHARED, _lib.FREE, _lib.SHARED])
        self.assertEqual((Tuner.bench, Tuner._precompile_config), (bench, compile_one))

    def test_hooks_go_when_the_run_fails(self) -> None:
        bench = Tuner.bench
        with self.assertRaises(RuntimeError), alone.benchmarks():
            raise RuntimeError
        self.assertIs(Tuner.bench, bench)

    def test_a_build_without_the_methods_is_left_as_it_is(self) -> None:
        with mock.patch.object(alone, "_tuner", lambda: object):
            self.assertFalse(alone.is_known())
            with alone.benchmarks():
                pass
        self.assertEqual(held, [_lib.SHARED])


if __name__ == "__main__":
    unittest.main()
