"""What a repro.py asks for: its inputs, and running it.

Values come from libassay.so; nothing here times.
"""

from __future__ import annotations

import argparse
import ast
import ctypes
import mmap
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import _lib
from .text import DTYPE_TOKENS


def main_device() -> Any:
    """The device that stands for the captured one."""
    import torch

    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class _Block:
    """Host memory of one storage: whole pages, so that the base is aligned as on a device."""

    def __init__(self, size: int) -> None:
        self.pages = mmap.mmap(-1, size) if size else None
        self.address = 0
        if self.pages is not None:
            self.address = ctypes.addressof(ctypes.c_char.from_buffer(self.pages))

    def storage(self, device: Any) -> Any:
        import torch

        if self.pages is None:
            return torch.empty(0, dtype=torch.uint8, device=device).untyped_storage()
        # The tensor keeps the pages alive.
        host = torch.frombuffer(self.pages, dtype=torch.uint8)
        return host.to(device).untyped_storage()


def tensor_argument(arg: dict[str, Any], storages: list[Any]) -> Any:
    """An argument of forward(): a tensor over its storage, a size or a list of sizes."""
    import torch

    if "storage" not in arg:
        return arg["size"] if "size" in arg else arg["sizes"]
    names = {token: name for name, token in DTYPE_TOKENS.items()}
    dtype = getattr(torch, names[arg["dtype"]])
    storage = storages[arg["storage"]]
    empty = torch.empty(0, dtype=dtype, device=storage.device)
    return empty.set_(storage, arg["offset"], arg["shape"], arg["stride"])


def _devices(told: dict[str, Any], device: Any) -> list[Any]:
    import torch

    on_cpu = {a["storage"] for a in told["args"] if a.get("cpu")}
    return [torch.device("cpu") if i in on_cpu else device
            for i in range(len(told["storages"]))]


def make_inputs(file: str, point: str | None = None, seed: int = 0,
                device: Any = None) -> list[Any]:
    """The arguments of forward(): tensors, then sizes. Without a point the home point."""
    asked = _lib.question(file, point, seed)
    told = _lib.inputs(asked)
    blocks = [_Block(size) for size in told["storages"]]
    _lib.inputs_fill(asked, [b.address for b in blocks])
    devices = _devices(told, device or main_device())
    storages = [b.storage(d) for b, d in zip(blocks, devices)]
    return [tensor_argument(arg, storages) for arg in told["args"]]


class _OnMain(ast.NodeTransformer):
    """The text leaves out the device where it is the main one; torch wants to be told."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        names = [k.arg for k in node.keywords]
        if "device" not in names and self._takes_device(ast.unparse(node.func), len(node.args)):
            node.keywords.append(ast.keyword("device", ast.Name("main", ast.Load())))
        return node

    @staticmethod
    def _takes_device(name: str, given: int) -> bool:
        import torch
        import torch._inductor.inductor_prims  # noqa: F401

        if not name.startswith("torch.ops."):
            return False
        at: Any = torch
        for part in name.split(".")[1:]:
            at = getattr(at, part)
        asked = at._schema.arguments
        return (any(a.name == "device" and (a.kwarg_only or i >= given)
                    for i, a in enumerate(asked))
                and not any("Tensor" in str(a.type) for a in asked))


def module(file: str, point: str | None = None, device: Any = None) -> Any:
    """The kernel's module with the constants of a point, made for one device."""
    import torch

    told = _lib.inputs(_lib.question(file, point, 0))
    text = told["source"] or Path(file).read_text(encoding="utf-8")
    tree = ast.fix_missing_locations(_OnMain().visit(ast.parse(text, file)))
    main = torch.device(device or main_device())

    def here(*args: Any, **kwargs: Any) -> Any:
        """As `torch.device`; what was captured on an accelerator stands for `main`."""
        asked = torch.device(*args, **kwargs)
        return asked if asked.type == "cpu" else main

    names: dict[str, Any] = {"__name__": "repro", "__file__": file, "main": main}
    exec(compile(tree, file, "exec"), names)
    names["device"] = here  # the one word by which the text names its devices
    return names["Repro"]()


def assay_binary() -> str:
    """The program, as told, beside the library, or on PATH."""
    told = os.environ.get("ASSAY")
    beside = [p.parent / "assay" for p in _lib.candidates()]
    found = told or next((str(p) for p in beside if p.exists()), None) or shutil.which("assay")
    if not found:
        raise _lib.AssayError(4, "no program named assay; tried "
                              + ", ".join(map(str, beside)) + " and PATH (or set ASSAY)")
    return found


def run(file: str, make: Callable[[str | None], list[Any]], point: str | None,
        times: int) -> None:
    """Compile, then call: the handle for a profiler. No clock is read."""
    import torch

    compiled = torch.compile(module(file, point), dynamic=False)
    inputs = make(point)
    with torch.no_grad():
        for _ in range(times):
            compiled(*inputs)
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    print(f"{Path(file).parent.name} {point or 'home point'}: called {times} times",
          file=sys.stderr)


def main(file: str, cls: type, make: Callable[[str | None], list[Any]],
         argv: list[str] | None = None) -> None:
    """`python repro.py [POINT] [-- OPTION…]` is `assay bench` of the file with those options;
    `--run N` calls it N times."""
    argv = sys.argv[1:] if argv is None else argv
    end = argv.index("--") if "--" in argv else len(argv)
    parser = argparse.ArgumentParser(prog=Path(file).name, description=main.__doc__)
    parser.add_argument("point", nargs="?", help="a point of shapes.json (the home point)")
    parser.add_argument("--run", type=int, metavar="N", help="compile and call it N times")
    opts = parser.parse_args(argv[:end])
    if opts.run is not None and argv[end:]:
        parser.error("--run takes no options of assay bench")
    try:
        if opts.run is not None:
            run(file, make, opts.point, opts.run)
            return
        binary = assay_binary()
        point = ["--point", opts.point] if opts.point else []
        os.execv(binary, [binary, "bench", os.path.abspath(file), *point, *argv[end + 1:]])
    except _lib.AssayError as failure:
        print(f"{Path(file).name}: {failure}", file=sys.stderr)
        sys.exit(failure.code)
