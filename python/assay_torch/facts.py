"""What only torch knows about a graph: verdicts, tags, slots, tensors, symbols.

Reads an FX graph and answers with plain Python values in the shape of the sidecar.
"""

from __future__ import annotations

import base64
import operator
from typing import Any

from .text import callee_name, dtype_token

PAYLOAD_INTS = 4096
PAYLOAD_ANY = 64
REDUCTIONS = frozenset(
    "sum mean amax amin prod var std var_mean std_mean any all argmax argmin".split()
)
REDUCTION_OVERLOADS = frozenset(
    "aten.max.default aten.max.dim aten.min.default aten.min.dim".split()
)
RANDOM = frozenset("inductor_random inductor_randint inductor_seeds".split())
COLLECTIVES = frozenset("_c10d_functional _c10d_functional_autograd c10d_functional".split())
SLOT_LETTERS = {
    "Tensor": "T", "Tensor[]": "L", "Tensor?[]": "O", "Scalar": "s", "SymInt": "S",
    "SymInt[]": "Z", "int": "i", "int[]": "I", "float": "f", "float[]": "F", "bool": "b",
    "bool[]": "b", "ScalarType": "d", "Device": "v", "MemoryFormat": "m", "Layout": "l",
    "str": "t", "Generator": "g",
}


def is_overload(target: Any) -> bool:
    import torch

    return isinstance(target, torch._ops.OpOverload)


def op_name(target: Any) -> str:
    """`aten.add.Tensor`; a dotted name for anything that is no overload."""
    return str(target) if is_overload(target) else callee_name(target)


def op_verdict(target: Any) -> str | None:
    """Why Inductor would not fuse calls of this target; None: it would."""
    from torch._inductor.lowering import fallbacks, lowerings
    from torch.utils.flop_counter import flop_registry

    if not is_overload(target):
        return "not-overload"
    if target.namespace in COLLECTIVES:
        return "collective"
    if target not in lowerings:
        return "no-lowering"
    if target.overloadpacket in flop_registry:
        return "flops"
    return "fallback" if target in fallbacks else None


def cat_limit() -> int:
    from torch._inductor import config

    return int(getattr(config, "max_pointwise_cat_inputs", 8))


def has_too_many_inputs(node: Any) -> bool:
    import torch

    return node.target is torch.ops.aten.cat.default and len(node.args[0]) > cat_limit()


def op_tags(target: Any) -> list[str]:
    """The tags of an overload, in the order of the page."""
    import torch

    if not is_overload(target):
        return []
    tags = set(target.tags)
    name = target._schema.name.split("::")[1]
    has = {
        "view": target.is_view,
        "pointwise": torch.Tag.pointwise in tags,
        "reduction": name in REDUCTIONS or str(target) in REDUCTION_OVERLOADS,
        "mutable": target._schema.is_mutable,
        "random": name in RANDOM or torch.Tag.nondeterministic_seeded in tags,
    }
    return [tag for tag, yes in has.items() if yes]


def op_slots(target: Any) -> str | None:
    """One letter per schema argument; None if an argument has a kind without a letter."""
    if not is_overload(target):
        return None
    letters = [SLOT_LETTERS.get(kind) for kind in schema_kinds(str(target._schema))]
    return None if None in letters else "".join(letters)  # type: ignore[arg-type]


def schema_kinds(schema: str) -> list[str]:
    """Argument types of a schema's text, without optionality, sizes and alias marks.

    The text is read because torch's own types say `int` for SymInt and for dtypes alike.
    """
    start = schema.index("(") + 1
    args, depth, item = [], 1, ""
    for char in schema[start:]:
        depth += (char in "([{") - (char in ")]}")
        if depth == 0 or (depth == 1 and char == ","):
            args.append(item.strip())
            item = ""
            if depth == 0:
                break
        else:
            item += char
    return [_kind(a) for a in args if a not in ("", "*")]


def _kind(arg: str) -> str:
    import re

    kind = re.sub(r"\([a-z!*|> -]*\)", "", arg).split(" ")[0]
    kind = re.sub(r"\[\d+\]", "[]", kind)
    return kind if kind == "Tensor?[]" else kind.replace("?", "")


def op_facts(target: Any) -> dict[str, Any]:
    why = op_verdict(target)
    facts: dict[str, Any] = {"fuse": why is None}
    if why is not None:
        facts["why"] = why
    facts["tags"] = op_tags(target)
    slots = op_slots(target)
    if slots is not None:
        facts["slots"] = slots
    return facts


def graph_ops(graph: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Facts of every op that is called, and the nodes that are an exception to them."""
    ops: dict[str, Any] = {}
    nodes: dict[str, Any] = {}
    for node in graph.nodes:
        if node.op not in ("call_function", "call_method", "call_module"):
            continue
        if node.target is operator.getitem:
            continue
        name = op_name(node.target)
        if name not in ops:
            ops[name] = op_facts(node.target)
        if ops[name]["fuse"] and has_too_many_inputs(node):
            nodes[node.name] = {"fuse": False, "why": "cat-inputs"}
    return dict(sorted(ops.items())), nodes


def _hint(dim: Any) -> int | None:
    """The size a symbolic dim had when traced; None for one that data decides."""
    if isinstance(dim, int):
        return dim
    if isinstance(dim, bool) or not hasattr(dim, "node"):
        return int(dim)
    return None if dim.node.hint is None else int(dim.node.hint)


def contiguous_strides(shape: Any) -> list[int]:
    strides, step = [], 1
    for dim in reversed(list(shape)):
        strides.append(step)
        step *= max(dim, 1)
    return strides[::-1]


def is_contiguous(shape: list[int], strides: list[int]) -> bool:
    if 0 in shape:
        return True
    plain = contiguous_strides(shape)
    return all(d == 1 or s == p for d, s, p in zip(shape, strides, plain, strict=True))


def tensor_entry(val: Any, name: str | None, device: str | None) -> list[Any]:
    """`[dtype, shape, opts?]` of a tensor, with expressions where sizes are symbolic."""
    import torch

    shape = [_hint(d) for d in val.shape]
    opts: dict[str, Any] = {} if name is None else {"n": name}
    dims = {"sh": val.shape}
    if val.layout == torch.strided:
        strides = [_hint(s) for s in val.stride()]
        if not is_contiguous(shape, strides):  # type: ignore[arg-type]
            opts["st"] = strides
        dims["ss"] = val.stride()
    if device is not None and val.device.type != device:
        opts["dev"] = val.device.type
    for key, exprs in dims.items():
        if any(not isinstance(d, int) for d in exprs):
            opts[key] = [d if isinstance(d, int) else str(d) for d in exprs]
    entry: list[Any] = [dtype_token(val.dtype), shape]
    return [*entry, opts] if opts else entry


def value_entry(val: Any, name: str | None, device: str | None) -> list[Any] | None:
    """A tensor or a symbol; None for what is neither (an output that is None)."""
    import torch

    if isinstance(val, torch.Tensor):
        return tensor_entry(val, name, device)
    if isinstance(val, (torch.SymInt, torch.SymFloat, torch.SymBool, int)):
        opts: dict[str, Any] = {} if name is None else {"n": name}
        return ["sym", [_hint(val)], {**opts, "sh": [str(val)]}]
    return None


def main_device(graph: Any) -> str | None:
    """That of the tensors that are not 0-dimensional; cpu only if all are."""
    import torch

    kinds = {
        n.meta["val"].device.type for n in graph.nodes
        if isinstance(n.meta.get("val"), torch.Tensor) and n.meta["val"].ndim
    }
    others = sorted(kinds - {"cpu"})
    return others[0] if others else ("cpu" if kinds else None)


def graph_inputs(graph: Any) -> list[list[Any] | None]:
    device = main_device(graph)
    return [value_entry(n.meta.get("val"), n.name, device)
            for n in graph.nodes if n.op == "placeholder"]


def graph_outputs(graph: Any) -> list[list[Any] | None]:
    import torch.fx

    device = main_device(graph)
    result = next(n for n in reversed(graph.nodes) if n.op == "output").args[0]
    items = result if isinstance(result, (list, tuple)) else [result]
    return [
        value_entry(i.meta.get("val"), i.name, device) if isinstance(i, torch.fx.Node) else None
        for i in items
    ]


def _bytes_of(tensor: Any) -> bytes:
    import torch

    flat = tensor.detach().cpu().contiguous().reshape(-1)
    return bytes(flat.view(torch.uint8).tolist()) if flat.numel() else b""


def attribute_entry(value: Any, keep_payload: bool) -> list[Any]:
    import torch

    entry = tensor_entry(value, None, None)
    whole = value.dtype == torch.bool or not (
        value.dtype.is_floating_point or value.dtype.is_complex)
    limit = PAYLOAD_INTS if whole else PAYLOAD_ANY
    if value.numel() > limit or value.layout != torch.strided or (whole and not keep_payload):
        return entry
    from torch._subclasses.fake_tensor import FakeTensor
    if isinstance(value, FakeTensor):
        return entry
    opts = entry[2] if len(entry) > 2 else {}
    return [*entry[:2], {**opts, "data": base64.b64encode(_bytes_of(value)).decode()}]


def graph_attributes(graph: Any, keep_payload: bool = True) -> dict[str, Any]:
    """Tensors that the graph owns, by name, in order of use."""
    import torch

    attrs: dict[str, Any] = {}
    for node in graph.nodes:
        if node.op != "get_attr" or node.target in attrs:
            continue
        value: Any = graph.owning_module
        for part in node.target.split("."):
            value = getattr(value, part)
        if isinstance(value, torch.Tensor):
            attrs[node.target] = attribute_entry(value, keep_payload)
    return attrs


def _shape_env(graph: Any) -> Any:
    import torch

    for node in graph.nodes:
        val = node.meta.get("val")
        for dim in [val] if not isinstance(val, torch.Tensor) else list(val.shape):
            if isinstance(dim, (torch.SymInt, torch.SymFloat, torch.SymBool)):
                return dim.node.shape_env
    return None


def _bound(value: Any) -> int | None:
    import sympy

    if not getattr(value, "is_finite", False) or not isinstance(value, sympy.Integer):
        return None
    return int(value) if abs(int(value)) < (1 << 62) else None


def graph_symbols(graph: Any) -> tuple[dict[str, Any], list[str]]:
    """Symbols with hint and range, and the guards on them. Both empty for static graphs."""
    env = _shape_env(graph)
    if env is None:
        return {}, []
    hints = getattr(env, "backed_var_to_val", None) or getattr(env, "var_to_val", {})
    symbols = {}
    for sym, span in sorted(env.var_to_range.items(), key=lambda item: str(item[0])):
        hint = hints.get(sym)
        symbols[str(sym)] = {"hint": None if hint is None else int(hint),
                             "min": _bound(span.lower), "max": _bound(span.upper)}
    return symbols, [str(g.expr) for g in env.guards]
