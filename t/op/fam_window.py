"""Cases of pooling and resampling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import torch
from cases_core import BF16, F16, F32, F64, FLOATS, Call, Make, Row, call

AVERAGES: tuple[tuple[Any, ...], ...] = (
    ([2, 2], [2, 2]), ([3, 3], [1, 1], [1, 1]), ([3, 2], [2, 1], [1, 0], False, False),
    ([2, 2], [2, 2], [0, 0], True), ([3, 3], [2, 2], [1, 1], True, False),
    ([2, 2], [1, 1], [0, 0], False, True, 3), ([2, 2],), ([4, 5], [1, 1]), ([1, 1], [2, 2]),
)
IMAGES = (((1, 1, 4, 5), "c"), ((2, 2, 4, 3), "cl"), ((2, 4, 5), "m"), ((1, 2, 5, 4), "t"),
          ((2, 1, 3, 3), "s"), ((1, 1, 4, 4), "o"))
# kernel, stride, padding, dilation, ceil mode
WINDOWS = (([2, 2], [2, 2], [0, 0], [1, 1], False), ([3, 3], [2, 2], [1, 1], [1, 1], False),
           ([2, 2], [1, 1], [0, 0], [2, 2], False), ([3, 2], [2, 2], [1, 0], [1, 1], True))


def averages(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        yield call(make(dtype, (1, 2, 4, 5), "c", "tame"), *AVERAGES[0])
    for extra in AVERAGES:
        yield call(make(F32, (1, 1, 4, 5), "c", "tame"), *extra)
    for shape, layout in IMAGES:
        yield call(make(F32, shape, layout, "tame"), [3, 3], [2, 2], [1, 1])
    yield call(make(F32, (1, 1, 4, 4), "c", "mild"), [2, 2], [2, 2])
    yield call(make(F32, (2, 4, 4, 5), "cl", "tame")[:, 1:3], [3, 3], [2, 2], [1, 1])


def averages_backward(make: Make) -> Iterator[Call]:
    for dtype in (F32, F64, BF16, F16):
        for shape, layout in IMAGES[:3]:
            for extra in AVERAGES[:6]:
                yield from _average_backward(make, dtype, shape, layout, extra)
            if dtype != F32:
                break


def _average_backward(make: Make, dtype: torch.dtype, shape: Sequence[int], layout: str,
                      extra: tuple[Any, ...]) -> Iterator[Call]:
    image = make(dtype, shape, layout, "tame")
    full = (*extra, *([0, 0], False, True, None)[len(extra) - 2:])
    pooled = torch.ops.aten.avg_pool2d.default(image, *full)
    yield call(make(dtype, pooled.shape, "c", "tame"), image, *full)


def adaptive(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        yield call(make(dtype, (1, 2, 4, 5), "c", "tame"), [2, 2])
    for shape, layout in IMAGES:
        for size in ([1, 1], [2, 3], [5, 7]):
            yield call(make(F32, shape, layout, "tame"), size)


def max_pools(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        yield call(make(dtype, (1, 2, 4, 5), "c", "distinct"), *WINDOWS[1])
    for shape, layout in IMAGES:
        if len(shape) == 4 and min(shape[2:]) > 2:
            for window in WINDOWS:
                yield call(make(F32, shape, layout, "distinct"), *window)
    ties = make(F32, (1, 1, 4, 4), "c", [1.0, 1.0, 0.5])
    yield call(ties, *WINDOWS[0])
    odd = [1.0, float("nan"), float("-inf"), 2.0, float("-inf")]
    yield call(make(F32, (1, 1, 4, 4), "c", odd), *WINDOWS[0])


def offset_pools(image: torch.Tensor, kernel: list[int], stride: list[int], padding: list[int],
                 dilation: list[int], ceil: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """Values, and of each the place inside its window, row by row, as i8."""
    values, places = torch.ops.aten.max_pool2d_with_indices.default(
        image, kernel, stride, padding, dilation, ceil)
    width = image.shape[-1]
    rows, cols = places // width, places % width
    top = torch.arange(values.shape[-2]).reshape(-1, 1) * stride[0] - padding[0]
    left = torch.arange(values.shape[-1]) * stride[1] - padding[1]
    offsets = (rows - top) // dilation[0] * kernel[1] + (cols - left) // dilation[1]
    return values, offsets.to(torch.int8)


def offsets_to_indices(offsets: torch.Tensor, kernel: list[int], size: list[int],
                       stride: list[int], padding: list[int],
                       dilation: list[int]) -> torch.Tensor:
    """The place inside the image, row by row, as i64."""
    wide = offsets.to(torch.int64)
    top = torch.arange(offsets.shape[-2]).reshape(-1, 1) * stride[0] - padding[0]
    left = torch.arange(offsets.shape[-1]) * stride[1] - padding[1]
    rows = top + wide // kernel[1] * dilation[0]
    return rows * size[1] + left + wide % kernel[1] * dilation[1]


def offset_inputs(make: Make) -> Iterator[Call]:
    for shape, layout in IMAGES:
        if len(shape) == 4:
            for window in WINDOWS:
                image = make(F32, shape, layout, "distinct")
                offsets = offset_pools(image, *window)[1]
                kernel, stride, padding, dilation, _ = window
                yield call(offsets, kernel, list(shape[2:]), stride, padding, dilation)


def max_pools_backward(make: Make) -> Iterator[Call]:
    for dtype in (F32, F64, BF16):
        for window in WINDOWS:
            image = make(dtype, (1, 2, 4, 5), "c", "distinct")
            values, places = torch.ops.aten.max_pool2d_with_indices.default(image, *window)
            grad = make(dtype, values.shape, "c", "tame")
            yield call(grad, image, *window, places)


def nearest(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        yield call(make(dtype, (1, 2, 3, 2)), [6, 4])
    for shape, layout in IMAGES:
        if len(shape) == 4:
            yield call(make(F32, shape, layout), [5, 7])
            yield call(make(F32, shape, layout), [2, 2])
    yield call(make(F32, (1, 1, 3, 4)), [6, 6], 2.0, 1.5)


def bilinear(make: Make) -> Iterator[Call]:
    for corners in (False, True):
        for dtype in FLOATS:
            yield call(make(dtype, (1, 2, 3, 2), "c", "tame"), [6, 4], corners)
        for shape, layout in IMAGES:
            if len(shape) == 4:
                yield call(make(F32, shape, layout, "tame"), [5, 7], corners)
                yield call(make(F32, shape, layout, "tame"), [2, 3], corners)
    yield call(make(F32, (1, 1, 3, 4), "c", "tame"), [6, 6], False, 2.0, 1.5)
    yield call(make(F32, (1, 1, 3, 4), "c", "tame"), [1, 1], True)


def nearest_vec(make: Make) -> Iterator[Call]:
    for shape, layout in IMAGES:
        if len(shape) == 4:
            yield call(make(F32, shape, layout), [6, 5], None)
            yield call(make(F32, shape, layout), None, [2.0, 1.5])


def bilinear_vec(make: Make) -> Iterator[Call]:
    for shape, layout in IMAGES:
        if len(shape) == 4:
            yield call(make(F32, shape, layout, "tame"), [6, 5], False, None)
            yield call(make(F32, shape, layout, "tame"), None, True, [2.0, 1.5])
            yield call(make(F32, shape, layout, "tame"), None, False, [2.0, 1.5])


def upsample_backward(make: Make) -> Iterator[Call]:
    for size, source in (([6, 4], [1, 2, 3, 2]), ([2, 2], [1, 1, 4, 5]),
                         ([5, 7], [2, 1, 3, 4])):
        for dtype in (F32, F64):
            yield call(make(dtype, (*source[:2], *size), "c", "tame"), size, source)


def _rows() -> Iterable[Row]:
    yield Row("aten.avg_pool2d.default", averages)
    yield Row("aten.avg_pool2d_backward.default", averages_backward)
    yield Row("aten._adaptive_avg_pool2d.default", adaptive)
    yield Row("aten.max_pool2d_with_indices.default", max_pools)
    yield Row("aten.max_pool2d_with_indices_backward.default", max_pools_backward)
    yield Row("prims._low_memory_max_pool_with_offsets.default", max_pools, run=offset_pools)
    yield Row("prims._low_memory_max_pool_offsets_to_indices.default", offset_inputs,
              run=offsets_to_indices)
    yield Row("aten.upsample_nearest2d.default", nearest)
    yield Row("aten.upsample_nearest2d.vec", nearest_vec)
    yield Row("aten.upsample_nearest2d_backward.default", upsample_backward)
    yield Row("aten.upsample_bilinear2d.default", bilinear)
    yield Row("aten.upsample_bilinear2d.vec", bilinear_vec)


ROWS: tuple[Row, ...] = tuple(_rows())
