"""Runs a captured graph node by node, in place of generated code.

Values matter little here: they decide what later graphs see, not what is recorded of this one.
So products in half precision, which a CPU without such instructions takes a hundred times
longer for, are made in f32 and rounded.
"""

from __future__ import annotations

from typing import Any

ATTENTION = "_scaled_dot_product_flash_attention_for_cpu"


def is_slow_product(node: Any) -> bool:
    """A product or an attention on the CPU with half-precision operands."""
    import torch
    from torch.utils.flop_counter import flop_registry

    if not isinstance(node.target, torch._ops.OpOverload):
        return False
    packet = node.target.overloadpacket
    if packet not in flop_registry and not packet.__name__.startswith(ATTENTION):
        return False
    return any(_is_half(n.meta.get("val")) for n in node.all_input_nodes)


def _is_half(val: Any) -> bool:
    import torch

    return (isinstance(val, torch.Tensor) and val.device.type == "cpu"
            and val.dtype in (torch.bfloat16, torch.float16))


def _widened(val: Any) -> Any:
    return val.float() if _is_half(val) else val


def _as_traced(result: Any, traced: Any) -> Any:
    """The result with the dtypes that the graph was traced with."""
    import torch

    if isinstance(result, (tuple, list)):
        return tuple(_as_traced(r, t) for r, t in zip(result, traced, strict=True))
    if isinstance(result, torch.Tensor) and isinstance(traced, torch.Tensor):
        return result.to(traced.dtype)
    return result


def interpreter(gm: Any) -> Any:
    """An FX interpreter of the graph; frees each value after its last use."""
    import torch

    class Quick(torch.fx.Interpreter):
        def run_node(self, node: Any) -> Any:
            if not is_slow_product(node):
                return super().run_node(node)
            args, kwargs = self.fetch_args_kwargs_from_env(node)
            args, kwargs = torch.utils._pytree.tree_map(_widened, (args, kwargs))
            return _as_traced(node.target(*args, **kwargs), node.meta["val"])

    return Quick(gm)
