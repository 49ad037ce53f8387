"""What torch alone can run: FX text of one extern call, or of a model's whole graph.

The text is executed with words that write down what they are called with, so that the graph that
it was printed from comes back, node by node, and nothing is traced. Reads no clock.
"""

from __future__ import annotations

import base64
import operator
from typing import Any

from .text import DTYPE_TOKENS


class Refused(Exception):
    """A failure whose cause is known."""

    def __init__(self, cause: str, message: str) -> None:
        super().__init__(message)
        self.cause = cause


class _Value:
    """A node of the graph that is being written down, as the text handles it."""

    def __init__(self, node: Any) -> None:
        self.node = node

    def _call(self, function: Any, *args: Any) -> _Value:
        return _Value(self.node.graph.call_function(function, _nodes((self, *args))))

    def __getitem__(self, index: Any) -> _Value:
        return self._call(operator.getitem, index)


def _binary(name: str, is_reversed: bool = False) -> Any:
    function = getattr(operator, name)

    def method(self: _Value, other: Any) -> _Value:
        node = self.node.graph.call_function(
            function, _nodes((other, self) if is_reversed else (self, other)))
        return _Value(node)

    return method


for _name in ("add", "sub", "mul", "floordiv", "truediv", "mod", "pow"):
    setattr(_Value, f"__{_name}__", _binary(_name))
    setattr(_Value, f"__r{_name}__", _binary(_name, is_reversed=True))


def _nodes(args: Any) -> Any:
    """The same with nodes in the place of values."""
    if isinstance(args, _Value):
        return args.node
    if isinstance(args, (tuple, list)):
        return type(args)(_nodes(a) for a in args)
    if isinstance(args, dict):
        return {k: _nodes(v) for k, v in args.items()}
    return args


class _Ops:
    """`torch.ops` and below: what is called becomes a node."""

    def __init__(self, graph: Any, at: Any) -> None:
        self._graph, self._at = graph, at

    def __getattr__(self, name: str) -> _Ops:
        return _Ops(self._graph, getattr(self._at, name))

    def __call__(self, *args: Any, **kwargs: Any) -> _Value:
        return _Value(self._graph.call_function(self._at, _nodes(args), _nodes(kwargs)))


class _Torch:
    """`torch`, but for its ops."""

    def __init__(self, graph: Any) -> None:
        import torch
        import torch._inductor.inductor_prims  # noqa: F401

        self.ops = _Ops(graph, torch.ops)
        self._torch = torch

    def __getattr__(self, name: str) -> Any:
        return getattr(self._torch, name)


class _Self:
    """`self` of a forward: an attribute becomes a node."""

    def __init__(self, graph: Any) -> None:
        self._graph = graph

    def __getattr__(self, name: str) -> _Value:
        return _Value(self._graph.get_attr(name))


def _attribute(told: dict[str, Any], device: Any) -> Any:
    import torch

    names = {token: name for name, token in DTYPE_TOKENS.items()}
    dtype = getattr(torch, names[told["dtype"]])
    data = bytearray(base64.b64decode(told["data"]))
    flat = torch.frombuffer(data, dtype=dtype) if data else torch.empty(0, dtype=dtype)
    return flat.reshape(told["shape"]).to("cpu" if told["cpu"] else device)


def _graph_of(cls: type, owner: Any, names: dict[str, Any]) -> Any:
    """The graph that the forward of a class writes down; its classes become submodules."""
    import torch

    graph = torch.fx.Graph()
    for name, inner in vars(cls).items():
        if isinstance(inner, type):
            owner.add_module(name, _module_of(inner, torch.nn.Module(), names))
    forward = vars(cls)["forward"]
    code = forward.__code__
    params = code.co_varnames[1:code.co_argcount]
    values = [_Value(graph.placeholder(name)) for name in params]
    # the ops of this graph, in the place of those of the one around it
    words = {**names, "torch": _Torch(graph)}
    out = type(forward)(code, words)(_Self(graph), *values)
    graph.output(_nodes(out if isinstance(out, (tuple, list)) else (out,)))
    return graph


def _module_of(cls: type, owner: Any, names: dict[str, Any]) -> Any:
    import torch

    return torch.fx.GraphModule(owner, _graph_of(cls, owner, names))


def module(told: dict[str, Any], device: Any) -> Any:
    """The graph module of {"fx": text, "attrs": {name: constant}}, on the device."""
    import torch

    def here(*args: Any, **kwargs: Any) -> Any:
        """As `torch.device`; what was captured on an accelerator stands for this device."""
        asked = torch.device(*args, **kwargs)
        return asked if asked.type == "cpu" else device

    names: dict[str, Any] = {"__name__": "foreign", "torch": torch, "device": here,
                             "inf": float("inf"), "nan": float("nan")}
    exec(compile(told["fx"], "foreign", "exec"), names)
    owner = torch.nn.Module()
    for name, attribute in told["attrs"].items():
        setattr(owner, name, _attribute(attribute, device))
    return _module_of(names["GraphModule"], owner, names)


def tensors(outs: Any, device: str) -> list[Any]:
    """What was returned and lies on the device: the state of a generator may not."""
    import torch

    flat = torch.utils._pytree.tree_leaves(outs)
    return [t for t in flat if isinstance(t, torch.Tensor) and t.device.type == device]


def compiled(gm: Any, args: list[Any], options: dict[str, Any]) -> Any:
    """The graph by Inductor, from where its own passes begin: there it was captured."""
    import torch
    from torch._inductor import config
    from torch._inductor.compile_fx import compile_fx_inner

    with config.patch(options), torch.no_grad():
        inner = compile_fx_inner(gm, args)

    def function(*args: Any) -> Any:
        return inner(list(args))

    return function


CONVOLUTION = "aten.convolution.default"
CHANNELS_LAST = {4: "channels_last", 5: "channels_last_3d"}


def _call_of(gm: Any) -> Any:
    """The node of a text that is one call; None."""
    nodes = [n for n in gm.graph.nodes if n.op == "call_function"]
    return nodes[0] if len(nodes) == 1 else None


def _is_laid_out_anew(gm: Any, args: list[Any]) -> bool:
    """Whether Inductor would run this convolution with its channels last, whatever its text
    says: it decides so for whole graphs, by the same rule for this one."""
    from torch._inductor import config
    from torch._inductor.graph import GraphLowering
    from torch.fx.passes.fake_tensor_prop import FakeTensorProp

    node = _call_of(gm)
    decide = getattr(GraphLowering, "decide_layout_opt", None)
    if (node is None or str(node.target) != CONVOLUTION or not config.layout_optimization
            or args[0].dim() not in CHANNELS_LAST or decide is None):
        return False
    FakeTensorProp(gm).propagate(*args)
    return bool(decide(gm, is_inference=True))


def _last(t: Any) -> Any:
    """The same memory with its channels last, if it has no gaps; else another."""
    import torch

    layout = getattr(torch, CHANNELS_LAST[t.dim()])
    if t.untyped_storage().nbytes() < t.numel() * t.element_size():
        return t.contiguous(memory_format=layout)
    strides = torch.empty(t.shape, device="meta", memory_format=layout).stride()
    return t.as_strided(t.shape, strides)


def _drop_bias(gm: Any) -> bool:
    """On a GPU Inductor adds a convolution's bias in the kernel behind it."""
    node = _call_of(gm)
    if node is None or str(node.target) != CONVOLUTION or node.args[2] is None:
        return False
    node.update_arg(2, None)
    gm.recompile()
    return True


def as_called(gm: Any, sets: list[list[Any]]) -> str:
    """Makes of the call what Inductor makes of it, and says what: layouts, a bias."""
    changes = []
    if sets[0] and sets[0][0].is_cuda and _drop_bias(gm):
        changes.append("without its bias")
    if _is_laid_out_anew(gm, sets[0]):
        for args in sets:
            args[:2] = [_last(t) for t in args[:2]]
        changes.append(CHANNELS_LAST[sets[0][0].dim()])
    return ", ".join(changes)


# What the gradient of an attention takes besides what its forward took: made by it, untimed.
# Forward, its operands among the gradient's, and where its results go.
ATTENTION = {
    "aten._scaled_dot_product_flash_attention_backward.default":
        ("_scaled_dot_product_flash_attention", (1, 2, 3), {4: 0, 5: 1, 12: 6, 13: 7}),
    "aten._scaled_dot_product_efficient_attention_backward.default":
        ("_scaled_dot_product_efficient_attention", (1, 2, 3, 4), {5: 0, 6: 1, 7: 2, 8: 3}),
    "aten._scaled_dot_product_cudnn_attention_backward.default":
        ("_scaled_dot_product_cudnn_attention", (1, 2, 3, 8), {4: 0, 5: 1, 6: 6, 7: 7}),
    "aten._scaled_dot_product_flash_attention_for_cpu_backward.default":
        ("_scaled_dot_product_flash_attention_for_cpu", (1, 2, 3), {4: 0, 5: 1}),
}


SHARED = {"dropout_p", "is_causal", "scale", "attn_mask"}


def _settings(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """What the forward shares with its gradient, by the names of the schema."""
    import torch

    asked = getattr(torch.ops.aten, name).default._schema.arguments
    known = {a.name for a in asked}
    shared = {k: v for k, v in given.items() if k in known & SHARED}
    if "compute_log_sumexp" in known:
        shared["compute_log_sumexp"] = True
    return shared


def prepare(gm: Any, args: list[Any]) -> None:
    """Makes the arguments of an attention's gradient what its forward leaves."""
    import torch

    node = _call_of(gm)
    rule = None if node is None else ATTENTION.get(str(node.target))
    if rule is None:
        return
    name, operands, results = rule
    op = getattr(torch.ops.aten, name).default
    by_node = dict(zip((n for n in gm.graph.nodes if n.op == "placeholder"), args))
    values = [by_node.get(a, a) if isinstance(a, torch.fx.Node) else a for a in node.args]
    schema = node.target._schema.arguments
    given = {**{a.name: v for a, v in zip(schema, values)}, **node.kwargs}
    with torch.no_grad():
        made = op(*[values[i] for i in operands], **_settings(name, given))
    for to, of in results.items():
        if to < len(values) and isinstance(values[to], torch.Tensor):
            values[to].copy_(made[of])


# ---- what is asked of a graph beyond its time ----


def recompile(program: Any) -> dict[str, Any]:
    """Compiles anew with nothing in any cache, until the first result is there."""
    import os
    import tempfile

    import torch

    kept = {name: os.environ.get(name) for name in ("TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR")}
    try:
        with tempfile.TemporaryDirectory() as empty:
            for name in kept:
                os.environ[name] = empty
            torch._dynamo.reset()
            function = compiled(program.module, program.sets[0],
                                {**program.options, "force_disable_caches": True})
            with torch.no_grad():
                function(*program.sets[0])
            program.synchronize()
    finally:
        for name, value in kept.items():
            os.environ.pop(name, None) if value is None else os.environ.update({name: value})
    return {}


def _needs_gpu(program: Any, what: str) -> None:
    if program.device != "cuda":
        raise Refused("unsupported_device", f"{what} is of a GPU's allocator")


def peak_memory(program: Any) -> dict[str, Any]:
    """What one call takes of the allocator's, at most, and what the driver has given away."""
    import torch

    _needs_gpu(program, "peak memory")
    program.synchronize()
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    program.call(0)
    program.synchronize()
    free, total = torch.cuda.mem_get_info()
    return {"peak_bytes": torch.cuda.max_memory_allocated() - before,
            "driver_bytes": total - free}


def _profile(program: Any, to: str, details: bool) -> dict[str, Any]:
    from torch.profiler import profile

    with profile(record_shapes=details, profile_memory=details, with_stack=details) as seen:
        for _ in range(10):
            program.call(0)
        program.synchronize()
    seen.export_chrome_trace(to)
    return {}


def _snapshot(program: Any, to: str) -> dict[str, Any]:
    import torch

    _needs_gpu(program, "a memory snapshot")
    torch.cuda.memory._record_memory_history()
    try:
        program.call(0)
        program.synchronize()
        torch.cuda.memory._dump_snapshot(to)
    finally:
        torch.cuda.memory._record_memory_history(enabled=None)
    return {}


WRITERS = {
    "profile": lambda program, to: _profile(program, to, False),
    "profile_details": lambda program, to: _profile(program, to, True),
    "memory_snapshot": _snapshot,
}
