"""What the case families share: seeded tensors, FX text of a call, a case as JSON.

A family is a module with ROWS; a row makes the calls of one op. Nothing here knows an op.
"""

from __future__ import annotations

import base64
import json
import random
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))

import torch  # noqa: E402
from assay_torch.facts import contiguous_strides, is_contiguous  # noqa: E402
from assay_torch.text import dtype_token, value_text  # noqa: E402

# Where a processor has AVX-512 torch leaves gelu to oneDNN, whose gelu of infinity is NaN.
torch.backends.mkldnn.enabled = False

FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
SIGNED = (torch.int64, torch.int32, torch.int16, torch.int8)
INTS = (*SIGNED, torch.uint8)
NUMBERS = (*FLOATS, *INTS)
ALL = (*NUMBERS, torch.bool)
INTS_AND_BOOL = (*INTS, torch.bool)
F32, F64, F16, BF16 = FLOATS
I64, I32, I16, I8 = SIGNED
U8, B8 = torch.uint8, torch.bool
CPU = torch.device("cpu")

Shape = Sequence[int]
Style = Any


@dataclass
class Call:
    """Arguments of one call; tensors in them become a0, a1, … of the text."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)


def call(*args: Any, **kwargs: Any) -> Call:
    return Call(args, kwargs)


@dataclass(frozen=True)
class Row:
    """One op: how its calls are made, and who computes them if not torch's eager op."""

    target: str
    calls: Callable[[Make], Iterable[Call]]
    run: Callable[..., Any] | None = None
    values: bool = True


class Make:
    """Seeded maker of tensors."""

    def __init__(self, target: str) -> None:
        self.rng = random.Random(zlib.crc32(target.encode()))

    def __call__(self, dtype: torch.dtype, shape: Shape, layout: str = "c",
                 style: Style = "any") -> torch.Tensor:
        """A tensor whose whole storage, gaps too, is filled in the given style."""
        strides, offset = strides_of(list(shape), layout)
        if is_contiguous(list(shape), strides):  # as a reader without strides sees it
            strides = contiguous_strides(shape)
        if 0 in shape:
            return torch.empty(tuple(shape), dtype=dtype)
        count = offset + 1 + sum((d - 1) * s for d, s in zip(shape, strides, strict=True))
        flat = as_tensor(self.values(dtype, count, style), dtype)
        return flat.as_strided(tuple(shape), tuple(strides), offset)

    def values(self, dtype: torch.dtype, count: int, style: Style) -> list[Any]:
        if style == "distinct":
            return self._distinct(dtype, count)
        if isinstance(style, list):
            return [style[i % len(style)] for i in range(count)]
        if isinstance(style, tuple):
            return [self.rng.randrange(*style) for _ in range(count)]
        if dtype == torch.bool:
            return [self.rng.random() < 0.5 for _ in range(count)]
        one = self._float if dtype.is_floating_point else self._int
        special = specials(dtype, style) if style in ("special", "mild") else []
        return [special[i] if i < len(special) else one(dtype, style) for i in range(count)]

    def _distinct(self, dtype: torch.dtype, count: int) -> list[Any]:
        base = list(range(-(count // 2), count - count // 2)) if dtype in SIGNED or (
            dtype.is_floating_point) else list(range(count))
        self.rng.shuffle(base)
        return [b * 0.75 for b in base] if dtype.is_floating_point else base

    def _float(self, dtype: torch.dtype, style: str) -> float:
        x = self.rng.gauss(0.0, 1.5)
        if style == "any" and self.rng.random() < 0.1:
            return self.rng.choice(specials(dtype, "mild"))
        if style == "pos":
            return abs(x) + 0.01
        if style == "unit":
            return self.rng.uniform(-0.999, 0.999)
        if style == "nonzero":
            return x + 0.1 if x >= 0 else x - 0.1
        return x

    def _int(self, dtype: torch.dtype, style: str) -> int:
        info = torch.iinfo(dtype)
        if style == "edge" and self.rng.random() < 0.3:
            return self.rng.choice((info.min, info.max, info.min + 1, info.max - 1))
        if style == "full":
            return self.rng.randint(info.min, info.max)
        low = max(info.min, 1 if style == "pos" else -9)
        x = self.rng.randint(low, 9)
        return 3 if x == 0 and style == "nonzero" else x


def specials(dtype: torch.dtype, style: str) -> list[Any]:
    """Values that break naive code; `mild` without the huge ones."""
    if not dtype.is_floating_point:
        return []
    info = torch.finfo(dtype)
    mild = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0, info.smallest_normal / 4,
            -info.smallest_normal / 4, info.smallest_normal, 1.0, -1.0, 0.1, 0.3, -2.5, 0.5]
    return mild if style == "mild" else [*mild, info.max, info.min, 1.5, -0.5, 3.5, 2.5]


def as_tensor(values: list[Any], dtype: torch.dtype) -> torch.Tensor:
    """The values in the dtype, integers wrapped, floats rounded once from f64."""
    if dtype == torch.bool:
        return torch.tensor([bool(v) for v in values], dtype=torch.bool)
    wide = torch.float64 if dtype.is_floating_point else torch.int64
    return torch.tensor(values, dtype=wide).to(dtype)


def strides_of(shape: list[int], layout: str) -> tuple[list[int], int]:
    """c contiguous, t reversed, s gaps, o offset, m offset gaps reversed, cl, e expanded."""
    rank = len(shape)
    if layout in ("c", "o"):
        return contiguous_strides(shape), 3 if layout == "o" else 0
    if layout == "s":
        return [2 * s for s in contiguous_strides(shape)], 0
    if layout == "cl":
        return _permuted(shape, [0, *range(2, rank), 1], 1), 0
    if layout == "e":
        return [0, *contiguous_strides(shape)[1:]][:rank], 0
    step, offset = (2, 1) if layout == "m" else (1, 0)
    return _permuted(shape, list(range(rank))[::-1], step), offset


def _permuted(shape: list[int], order: list[int], step: int) -> list[int]:
    """Strides of a dense tensor whose dims lie in memory in `order`, outermost first."""
    strides = [0] * len(shape)
    for dim in reversed(order):
        strides[dim] = step
        step *= max(shape[dim], 1)
    return strides


# A call as text, and a case as JSON.


class _Names:
    """Tensors of one call, named in order of first appearance."""

    def __init__(self) -> None:
        self.tensors: list[torch.Tensor] = []

    def text(self, value: Any) -> str:
        if isinstance(value, torch.Tensor):
            return f"a{self._index(value)}"
        if isinstance(value, (list, tuple)) and any(
                isinstance(v, torch.Tensor) for v in value):
            return "[" + ", ".join(self.text(v) for v in value) + "]"
        return value_text(value)

    def _index(self, tensor: torch.Tensor) -> int:
        for k, known in enumerate(self.tensors):
            if known is tensor:
                return k
        self.tensors.append(tensor)
        return len(self.tensors) - 1


def resolve(target: str) -> Any:
    """`aten.add.Tensor` → the overload."""
    import torch._inductor.inductor_prims  # noqa: F401

    op: Any = torch.ops
    for part in target.split("."):
        op = getattr(op, part)
    return op


def _bytes(flat: torch.Tensor) -> bytes:
    return flat.contiguous().view(torch.uint8).numpy().tobytes() if flat.numel() else b""


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _whole_storage(tensor: torch.Tensor) -> bytes:
    storage = tensor.untyped_storage()
    count = storage.nbytes() // tensor.element_size()
    return _bytes(torch.as_strided(tensor, (count,), (1,), 0))


def input_entry(tensor: torch.Tensor) -> list[Any]:
    opts: dict[str, Any] = {}
    if not is_contiguous(list(tensor.shape), list(tensor.stride())):
        opts["st"] = list(tensor.stride())
    if tensor.storage_offset():
        opts["off"] = tensor.storage_offset()
    opts["data"] = _base64(_whole_storage(tensor))
    return [dtype_token(tensor.dtype), list(tensor.shape), opts]


def output_entry(result: Any, values: bool) -> list[Any] | None:
    """A tensor by logical values; its NaNs all alike. `values` False: shape and strides."""
    if result is None:
        return None
    opts: dict[str, Any] = {}
    if not is_contiguous(list(result.shape), list(result.stride())):
        opts["st"] = list(result.stride())
    if values:
        flat = result.detach().clone(memory_format=torch.contiguous_format).reshape(-1)
        if flat.dtype.is_floating_point:
            flat[flat.isnan()] = float("nan")
        opts["data"] = _base64(_bytes(flat))
    entry = [dtype_token(result.dtype), list(result.shape)]
    return [*entry, opts] if opts else entry


def _results(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def case_line(row: Row, one: Call) -> str | None:
    """One case; None where torch has no kernel of the op for these dtypes."""
    names = _Names()
    items = [names.text(a) for a in one.args]
    items += [f"{k} = {names.text(v)}" for k, v in one.kwargs.items()]
    inputs = [input_entry(t) for t in names.tensors]
    run = row.run or resolve(row.target)
    try:
        result = run(*one.args, **one.kwargs)
    except (RuntimeError, NotImplementedError) as error:
        if "not implemented for" in str(error):
            return None
        raise RuntimeError(f"{row.target}({', '.join(items)}): {error}") from error
    case = {
        "call": f"torch.ops.{row.target}({', '.join(items)})", "in": inputs,
        "out": [output_entry(r, row.values) for r in _results(result)],
    }
    return json.dumps(case, ensure_ascii=False, allow_nan=False)


def case_lines(row: Row) -> list[str]:
    lines = [case_line(row, one) for one in row.calls(Make(row.target))]
    kept = [line for line in lines if line is not None]
    if not kept:
        raise RuntimeError(f"{row.target}: no case")
    return kept


def file_text(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]\n"


LAYOUTS: tuple[tuple[Shape, str], ...] = (
    ((), "c"), ((), "o"), ((5,), "c"), ((5,), "s"), ((5,), "o"), ((0,), "c"), ((2, 0, 3), "c"),
    ((1,), "c"), ((3, 4), "t"), ((3, 4), "s"), ((4, 3), "e"), ((2, 1, 3), "m"),
    ((2, 3, 4), "t"),
    ((2, 3, 2, 3), "cl"), ((1, 3, 1, 2), "cl"), ((2, 2, 2, 2), "m"),
)


def layouts(make: Make, dtype: torch.dtype, style: Style = "any") -> Iterator[torch.Tensor]:
    """One tensor of every rank and layout."""
    for shape, layout in LAYOUTS:
        yield make(dtype, shape, layout, style)
