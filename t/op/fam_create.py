"""Cases of ops that make tensors from numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import torch
from cases_core import (ALL, B8, BF16, CPU, F16, F32, F64, FLOATS, I32, I64, INTS, NUMBERS,
                        Call, Make, Row, call, layouts)

SHAPES: tuple[list[int], ...] = ([], [1], [3], [2, 3], [0, 4], [2, 1, 3], [2, 2, 2, 2])


def full(make: Make) -> Iterator[Call]:
    for shape in SHAPES:
        yield call(shape, 0.3)
    for dtype in ALL:
        yield call([2, 3], 3, dtype=dtype, layout=torch.strided, device=CPU, pin_memory=False)
    for value in (2, True, float("inf"), float("-inf"), float("nan"), -0.0, 1e-45, -1):
        yield call([2], value)
        yield call([2], value, dtype=F32, device=CPU)
    for dtype in FLOATS:
        yield call([3], 0.1, dtype=dtype)


def full_like(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (2, 3)), 3)
    for tensor in layouts(make, F32):
        yield call(tensor, 0.3)
    for dtype in (F64, BF16, I64, B8):
        yield call(make(F32, (3, 4), "t"), 2, dtype=dtype)
    yield call(make(F32, (3, 4), "t"), 0.3, memory_format=torch.contiguous_format)
    yield call(make(F32, (2, 3, 2, 2)), 0.3, memory_format=torch.channels_last)


def filled(make: Make) -> Iterator[Call]:
    for shape in SHAPES:
        yield call(shape)
    for dtype in ALL:
        yield call([2, 3], dtype=dtype, layout=torch.strided, device=CPU, pin_memory=False)


def filled_like(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (2, 3)))
    for tensor in layouts(make, F32):
        yield call(tensor)
    for dtype in (F64, BF16, I64, B8):
        yield call(make(F32, (3, 4), "t"), dtype=dtype, pin_memory=False)
    yield call(make(F32, (3, 4), "t"), memory_format=torch.contiguous_format)


def empty(make: Make) -> Iterator[Call]:
    yield from filled(make)
    yield call([2, 3, 2, 2], memory_format=torch.channels_last)


def empty_strided(make: Make) -> Iterator[Call]:
    for dtype in (F32, BF16, I64, B8):
        yield call([2, 3], [1, 2], dtype=dtype, layout=torch.strided, device=CPU,
                   pin_memory=False)
    for size, stride in (([], []), ([0, 3], [3, 1]), ([4], [2]), ([2, 3], [0, 1])):
        yield call(size, stride)


def new_empty_strided(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (2,)), [2, 3], [1, 2])
    for size, stride in (([], []), ([0, 3], [3, 1]), ([4], [2])):
        yield call(make(F32, (3,)), size, stride)
    yield call(make(F32, (3,)), [2, 2], [2, 1], dtype=I64, layout=torch.strided, device=CPU,
               pin_memory=False)


def new_empty(make: Make) -> Iterator[Call]:
    for dtype in (F32, BF16, I64, B8):
        yield call(make(dtype, (2,)), [2, 3])
    yield call(make(F32, (3,)), [2, 2], dtype=I64, device=CPU, pin_memory=False)


def new_filled(make: Make) -> Iterator[Call]:
    for dtype in (F32, BF16, I64, B8):
        yield call(make(dtype, (2,)), [2, 3])
    yield call(make(F32, (3, 2), "t"), [0, 2], dtype=I64, device=CPU, pin_memory=False)


def new_full(make: Make) -> Iterator[Call]:
    for dtype in (F32, BF16, F16, I64, B8):
        yield call(make(dtype, (2,)), [2, 3], 0.3 if dtype.is_floating_point else 1)
    yield call(make(F32, (3, 2), "t"), [0, 2], 7, dtype=I64, device=CPU, pin_memory=False)
    yield call(make(F32, (2,)), [], float("-inf"))


def arange(make: Make) -> Iterator[Call]:
    for bounds in ((0, 5), (2, 9, 3), (5, 0, -2), (0, 0), (-3, 4, 5)):
        yield call(*bounds)
    for bounds in ((0.0, 1.0, 0.1), (1.5, 9), (0, 1.0, 0.25), (3.0, -2.0, -0.7)):
        yield call(*bounds)
    for dtype in (F32, F64, F16, BF16, I32, I64):
        yield call(1, 8, 2, dtype=dtype, layout=torch.strided, device=CPU, pin_memory=False)


def scalar_tensor(make: Make) -> Iterator[Call]:
    for value in (2.5, 3, True, float("-inf"), 0.1, -0.0, -1):
        yield call(value)
    for dtype in NUMBERS:
        yield call(3, dtype=dtype, layout=torch.strided, device=CPU, pin_memory=False)
    for dtype in (F64, F16, BF16):
        yield call(0.1, dtype=dtype)
    yield call(1, dtype=B8)


def iota(make: Make) -> Iterator[Call]:
    for length, start, step in ((5, 0, 1), (0, 0, 1), (1, 7, 3), (6, 10, -2), (4, -3, 5)):
        yield call(length, start=start, step=step, dtype=I64, device=CPU, requires_grad=False)
    for dtype in INTS:
        yield call(7, start=2, step=3, dtype=dtype, device=CPU, requires_grad=False)


def _rows() -> Iterable[Row]:
    yield Row("aten.full.default", full)
    yield Row("aten.full_like.default", full_like)
    for name in ("zeros", "ones"):
        yield Row(f"aten.{name}.default", filled)
        yield Row(f"aten.{name}_like.default", filled_like)
        yield Row(f"aten.new_{name}.default", new_filled)
    yield Row("aten.new_full.default", new_full)
    yield Row("aten.arange.start_step", arange)
    yield Row("aten.empty.memory_format", empty, values=False)
    yield Row("aten.empty_strided.default", empty_strided, values=False)
    yield Row("aten.empty_like.default", filled_like, values=False)
    yield Row("aten.new_empty.default", new_empty, values=False)
    yield Row("aten.new_empty_strided.default", new_empty_strided, values=False)
    yield Row("aten.scalar_tensor.default", scalar_tensor)
    yield Row("prims.iota.default", iota)


ROWS: tuple[Row, ...] = tuple(_rows())
