"""How far apart two results of one call may lie.

Processors differ in the last places of torch's functions, even of its square root: it takes
them from libraries that choose their code by the processor (0.5 has 0.7071067811865475 on one,
0.7071067811865476 on another). So what was recorded on one machine is compared on another by
units in the last place; all that is no floating point number must be equal.
"""

from __future__ import annotations

import base64
import json
from typing import Any

import torch
from assay_torch.text import DTYPE_TOKENS

UNITS = {2: 1, 4: 8, 8: 8}  # by bytes of an element; gelu, which cancels, has 5
DTYPES = {token: getattr(torch, name, None) for name, token in DTYPE_TOKENS.items()}
BITS = {2: torch.int16, 4: torch.int32, 8: torch.int64}


def units_apart(got: torch.Tensor, want: torch.Tensor) -> torch.Tensor:
    """Of numbers of one sign, how many there are between them, and one."""
    bits = BITS[want.element_size()]
    return (got.contiguous().view(bits).long() - want.contiguous().view(bits).long()).abs()


def are_near(got: torch.Tensor, want: torch.Tensor) -> bool:
    """Flat values of one type: NaN, infinity, signs and what is no floating point number of two
    bytes or more are equal, all else is UNITS apart at most. Zero has no sign: where gelu
    underflows it differs."""
    if not got.dtype.is_floating_point or got.element_size() not in UNITS:
        return torch.equal(got.view(torch.uint8), want.view(torch.uint8))
    got, want = got + 0.0, want + 0.0
    there = ~want.isnan()
    same = (torch.equal(got.isnan(), want.isnan()) and torch.equal(got.isinf(), want.isinf())
            and torch.equal(got[there].signbit(), want[there].signbit()))
    far = units_apart(got[there], want[there]) > UNITS[want.element_size()]
    return same and not bool(far.any())


def values(data: str, dtype: torch.dtype) -> torch.Tensor:
    """What a file has as base64, flat."""
    raw = bytearray(base64.b64decode(data))
    return torch.frombuffer(raw, dtype=dtype) if raw else torch.empty(0, dtype=dtype)


def values_of(entry: list[Any]) -> torch.Tensor:
    """The flat values of an output that has some."""
    return values(entry[2]["data"], DTYPES[entry[0]])


def _without_data(entry: list[Any] | None) -> list[Any] | None:
    if entry is None or len(entry) < 3:
        return entry
    return [*entry[:2], {k: v for k, v in entry[2].items() if k != "data"}, "data" in entry[2]]


def is_near(was: str, now: str) -> bool:
    """Whether two cases, as lines of JSON, are one but for the last places of their results."""
    if was == now:
        return True
    old, new = json.loads(was), json.loads(now)
    pairs = list(zip(old["out"], new["out"]))
    if (old["call"], old["in"], len(old["out"])) != (new["call"], new["in"], len(new["out"])):
        return False
    if any(_without_data(a) != _without_data(b) for a, b in pairs):
        return False
    return all(are_near(values_of(b), values_of(a))
               for a, b in pairs if a is not None and len(a) > 2 and "data" in a[2])
