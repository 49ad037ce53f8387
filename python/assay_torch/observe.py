"""What the real arguments of a graph looked like: sketches of integers and bools, storages.

Looks at tensors at a graph's call boundary and keeps counts only, never the values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Sketch = dict[str, Any]


def sketch(tensor: Any) -> Sketch | None:
    """The observation of one tensor; None where there is nothing to say."""
    import torch

    if tensor.numel() == 0 or tensor.layout != torch.strided:
        return None
    if tensor.dtype == torch.bool:
        return {"n": tensor.numel(), "ones": int(tensor.sum())}
    if tensor.dtype.is_floating_point or tensor.dtype.is_complex:
        return None
    return _integers(*_as_int64(tensor.detach().reshape(-1).cpu()))


def _as_int64(flat: Any) -> tuple[Any, int]:
    """The values in an order-keeping i64 form, and what to add to get them back."""
    import torch

    if flat.dtype == torch.uint64:
        return flat.view(torch.int64) ^ torch.iinfo(torch.int64).min, 1 << 63
    return flat.to(torch.int64), 0


def _integers(flat: Any, bias: int) -> Sketch:
    import torch

    counts = torch.unique(flat, return_counts=True)[1]
    return {
        "min": int(flat.min()) + bias, "max": int(flat.max()) + bias, "n": flat.numel(),
        "uniq": counts.numel(), "order": _order(flat), "dup": _multiplicities(counts),
    }


def _order(flat: Any) -> str:
    if bool((flat[1:] >= flat[:-1]).all()):
        return "sorted"
    runs = 1 + int((flat[1:] != flat[:-1]).sum())
    return "runs" if 2 * runs < flat.numel() else "random"


def _multiplicities(counts: Any) -> list[list[int]]:
    """`[b, values, elements]` for each power of two b <= multiplicity < 2b."""
    buckets: dict[int, list[int]] = {}
    for count in counts.tolist():
        base = 1 << (count.bit_length() - 1)
        bucket = buckets.setdefault(base, [base, 0, 0])
        bucket[1] += 1
        bucket[2] += count
    return [buckets[b] for b in sorted(buckets)]


class Observation:
    """The arguments of one call: sketches, offsets, and storages that several share."""

    def __init__(self, inputs: Sequence[Any]) -> None:
        import torch

        self.sketches: dict[int, Sketch] = {}
        self.offsets: dict[int, int] = {}
        self.group_of: dict[int, int] = {}
        self.groups: list[dict[str, int]] = []
        storages: dict[int, list[int]] = {}
        for k, tensor in enumerate(inputs):
            if not isinstance(tensor, torch.Tensor) or tensor.layout != torch.strided:
                continue
            self._look(k, tensor)
            if tensor.untyped_storage().nbytes():
                storages.setdefault(tensor.untyped_storage()._cdata, []).append(k)
        for members in storages.values():
            if len(members) > 1:
                self._group(members, inputs[members[0]])

    def _look(self, k: int, tensor: Any) -> None:
        seen = sketch(tensor)
        if seen is not None:
            self.sketches[k] = seen
        if tensor.storage_offset():
            self.offsets[k] = tensor.storage_offset()

    def _group(self, members: list[int], first: Any) -> None:
        for k in members:
            self.group_of[k] = len(self.groups)
        self.groups.append({"bytes": first.untyped_storage().nbytes()})

    def strip(self) -> None:
        """Keep bounds and orders only: how often values occur may not be shown."""
        for seen in self.sketches.values():
            seen.pop("dup", None)
