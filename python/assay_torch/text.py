"""FX graphs as text, byte for byte as the printer in C writes them.

Prints; decides nothing. `graph_text` is the one entry.
"""

from __future__ import annotations

import operator
import os
import re
import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

INDENT = "    "
NO_NOTE = "# No stacktrace found for following nodes"

DTYPE_TOKENS = {
    "float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16",
    "float8_e4m3fn": "f8e4m3fn", "float8_e5m2": "f8e5m2",
    "float8_e4m3fnuz": "f8e4m3fnuz", "float8_e5m2fnuz": "f8e5m2fnuz",
    "float8_e8m0fnu": "f8e8m0fnu", "float4_e2m1fn_x2": "f4e2m1fnx2",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
    "bool": "b8", "complex32": "c32", "complex64": "c64", "complex128": "c128",
    "bits16": "b16", "bits1x8": "b1x8",
}

BINARY = {
    operator.add: "+", operator.sub: "-", operator.mul: "*", operator.floordiv: "//",
    operator.truediv: "/", operator.mod: "%", operator.pow: "**", operator.eq: "==",
    operator.ne: "!=", operator.lt: "<", operator.le: "<=", operator.gt: ">",
    operator.ge: ">=", operator.and_: "and", operator.or_: "or",
}
UNARY = {operator.neg: "-", operator.not_: "not "}

_FRAME = re.compile(r'^File "(.+)", line (\d+), in (.+)$')


def dtype_token(dtype: Any) -> str:
    """`f32` of torch.float32. A dtype that text cannot carry is a KeyError."""
    return DTYPE_TOKENS[str(dtype).removeprefix("torch.")]


def annotation(val: Any) -> str | None:
    """What is known of a value: `f32[2, 3][3, 1]cpu`, `Sym(s0)`, or None."""
    import torch

    if isinstance(val, (torch.SymInt, torch.SymFloat, torch.SymBool)):
        return f"Sym({val})"
    if not isinstance(val, torch.Tensor):
        return None
    text = dtype_token(val.dtype) + shape_text(val.shape)
    if val.layout == torch.strided:
        text += shape_text(val.stride())
    return text + str(val.device)


def shape_text(dims: Any) -> str:
    return "[" + ", ".join(str(d) for d in dims) + "]"


def value_text(val: Any) -> str:
    """An argument as it stands inside a call."""
    import torch
    from torch.fx import Node

    if isinstance(val, Node):
        return val.name
    if isinstance(val, str):
        return repr(val)
    if isinstance(val, (list, torch.Size)):
        return "[" + _items(val) + "]"
    if isinstance(val, tuple):
        return "(" + _items(val) + (",)" if len(val) == 1 else ")")
    if isinstance(val, Mapping):
        return "{" + ", ".join(f"{k!r}: {value_text(v)}" for k, v in val.items()) + "}"
    if isinstance(val, slice):
        return f"slice({_items((val.start, val.stop, val.step))})"
    if isinstance(val, torch._ops.OpOverload):
        return f"torch.ops.{val}"
    return _literal(val)


def _items(vals: Any) -> str:
    return ", ".join(value_text(v) for v in vals)


def _literal(val: Any) -> str:
    """Numbers, dtypes, devices: `repr` is what the grammar reads. Others keep a dotted name."""
    import torch

    plain = (bool, int, float, complex, type(None), torch.dtype, torch.device,
             torch.layout, torch.memory_format)
    if isinstance(val, plain):
        return repr(val)
    if isinstance(val, (torch.SymInt, torch.SymFloat, torch.SymBool)):
        return str(val)
    return callee_name(val)


def callee_name(target: Any) -> str:
    """A dotted name for any call target, never an address."""
    import torch

    if isinstance(target, torch._ops.OpOverload):
        return f"torch.ops.{target}"
    if isinstance(target, torch._ops.HigherOrderOperator):
        return f"torch.ops.higher_order.{target.name()}"
    if isinstance(target, str):
        return target
    module = getattr(target, "__module__", None) or type(target).__module__
    name = getattr(target, "__qualname__", None) or type(target).__qualname__
    module = {"_operator": "operator", "builtins": ""}.get(module, module)
    dotted = f"{module}.{name}" if module else name
    return re.sub(r"[^A-Za-z0-9_.]", "_", dotted)


def _arguments(node: Any, first: int = 0) -> str:
    items = [value_text(a) for a in node.args[first:]]
    items += [f"{k} = {value_text(v)}" for k, v in node.kwargs.items()]
    return ", ".join(items)


def right_side(node: Any) -> str:
    """The text behind `name =`."""
    if node.op == "get_attr":
        return f"self.{node.target}"
    if node.op == "call_module":
        return f"self.{node.target}({_arguments(node)})"
    if node.op == "call_method":
        return f"{node.args[0].name}.{node.target}({_arguments(node, 1)})"
    if node.target is operator.getitem:
        index = node.args[1]
        inner = _items(index) if isinstance(index, tuple) else value_text(index)
        return f"{value_text(node.args[0])}[{inner}]"
    if node.target in BINARY and len(node.args) == 2:
        return f" {BINARY[node.target]} ".join(value_text(a) for a in node.args)
    if node.target in UNARY and len(node.args) == 1:
        return UNARY[node.target] + value_text(node.args[0])
    return f"{callee_name(node.target)}({_arguments(node)})"


def _named(node: Any) -> str:
    ann = annotation(node.meta.get("val"))
    return node.name if ann is None else f'{node.name}: "{ann}"'


@lru_cache(maxsize=4096)
def _short_path(path: str) -> str:
    """Relative to the longest entry of sys.path: the same model prints alike everywhere."""
    roots = [os.path.abspath(p or ".") + os.sep for p in sys.path if isinstance(p, str)]
    for root in sorted(roots, key=len, reverse=True):
        if path.startswith(root):
            return path[len(root):]
    return path


def note_of(node: Any) -> str | None:
    """`# File: …` of the innermost frame of the node's stack trace."""
    lines = (node.meta.get("stack_trace") or "").strip().split("\n")
    for i in range(len(lines) - 2, -1, -1):
        frame = _FRAME.match(lines[i].strip())
        if frame:
            file, line, name = frame.groups()
            code = " ".join(lines[i + 1].split())
            return f"# File: {_short_path(file)}:{line} in {name}, code: {code}"
    return None


def _statements(graph: Any, notes: bool) -> list[str]:
    out: list[str] = []
    last: str | None = None
    for node in graph.nodes:
        if node.op == "placeholder":
            continue
        if node.op == "output":
            out.append(f"return {value_text(node.args[0])}")
            continue
        note = note_of(node) if notes else None
        if note != last:
            out.append(note or NO_NOTE)
            last = note
        out.append(f"{_named(node)} = {right_side(node)}")
    return out


def _nested(graph: Any, notes: bool, known: Mapping[int, list[str]]) -> list[str]:
    """Classes of the subgraphs that higher-order calls refer to."""
    import torch

    out: list[str] = []
    done: set[str] = set()
    for node in graph.nodes:
        if node.op != "get_attr" or node.target in done:
            continue
        sub = getattr(graph.owning_module, node.target, None)
        if not isinstance(sub, torch.fx.GraphModule):
            continue
        done.add(node.target)
        body = known.get(id(sub.graph)) or class_body(sub.graph, notes, known)
        out += ["", f"class {node.target}(torch.nn.Module):"]
        out += [INDENT + line if line else line for line in body]
    return out


def class_body(graph: Any, notes: bool = True,
               known: Mapping[int, list[str]] | None = None) -> list[str]:
    """The lines inside the class: `forward`, then nested classes."""
    params = ["self"] + [_named(n) for n in graph.nodes if n.op == "placeholder"]
    lines = [f"def forward({', '.join(params)}):"]
    lines += [INDENT + s for s in _statements(graph, notes)]
    return lines + _nested(graph, notes, known or {})


def graph_text(graph: Any, notes: bool = True,
               known: Mapping[int, list[str]] | None = None) -> str:
    """One graph as FX text. `known` has bodies of subgraphs as they were printed earlier."""
    body = class_body(graph, notes, known)
    lines = ["class GraphModule(torch.nn.Module):"]
    lines += [INDENT + line if line else line for line in body]
    return "\n".join(lines) + "\n"
