"""Cases of reductions, scans, sorts: dims, keepdim, dtypes, empties, NaN and ties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import torch
from cases_core import (ALL, B8, BF16, F32, F64, FLOATS, I32, I64, NUMBERS, U8, Call,
                        Make, Row, Style, call, layouts)

DIM_LISTS: tuple[tuple[tuple[int, ...], str, list[int]], ...] = (
    ((3, 4), "c", [1]), ((3, 4), "t", [0]), ((3, 4), "s", [-1]), ((2, 3, 4), "c", [0, 2]),
    ((2, 3, 4), "m", [1]), ((2, 3, 4), "t", [-2, 0]), ((2, 3, 2, 3), "cl", [1]),
    ((2, 3, 2, 3), "cl", [2, 3]), ((2, 3, 2, 2), "o", [0, 2, 3]), ((5,), "s", [0]),
    ((1, 4), "c", [0]), ((4, 1), "c", [1]), ((4, 3), "e", [0]), ((2, 3, 4), "c", [0, 1, 2]),
)
SINGLE_DIMS: tuple[tuple[tuple[int, ...], str, int], ...] = (
    ((3, 4), "c", 1), ((3, 4), "t", 0), ((3, 4), "s", -1), ((2, 3, 4), "c", 1),
    ((2, 3, 4), "m", -3), ((2, 3, 2, 3), "cl", 1), ((5,), "o", 0), ((1, 4), "c", 0),
    ((4, 3), "e", 0), ((), "c", 0), ((), "c", -1),
)


def whole(make: Make, dtypes: Sequence[torch.dtype], style: Style = "tame",
          empty: bool = True) -> Iterator[Call]:
    """op(tensor) over everything."""
    for dtype in dtypes:
        yield call(make(dtype, (3, 7), "c", style))
    for tensor in layouts(make, dtypes[0], style):
        if empty or tensor.numel():
            yield call(tensor)
    yield call(make(dtypes[0], (6,), "c", "mild"))
    yield call(make(dtypes[0], (40,), "c", style))


def whole_typed(make: Make, dtypes: Sequence[torch.dtype], style: Style,
                kinds: Sequence[torch.dtype]) -> Iterator[Call]:
    """The same, and with a dtype to work in."""
    yield from whole(make, dtypes, style)
    for kind in kinds:
        yield call(make(F32, (2, 5), "c", style), dtype=kind)
        yield call(make(BF16, (2, 5), "c", style), dtype=kind)


def over_dims(make: Make, dtypes: Sequence[torch.dtype], style: Style = "tame",
              odd: Style = "any", extras: Sequence[dict[str, Any]] = (),
              all_dims: bool = True, empties: bool = True) -> Iterator[Call]:
    """op(tensor, dims, keepdim): lists of dims in every layout."""
    for dtype in dtypes:
        yield call(make(dtype, (3, 6), "c", style), [1])
        yield call(make(dtype, (6, 3), "c", style), [0], True)
    for n, (shape, layout, dims) in enumerate(DIM_LISTS):
        yield call(make(dtypes[0], shape, layout, style), dims, bool(n % 2))
    yield call(make(dtypes[0], (6, 5), "c", odd), [1], True)
    if all_dims:
        yield call(make(dtypes[0], (2, 3), "c", style), [])
        yield call(make(dtypes[0], (), "c", style), [], True)
    if empties:
        yield call(make(dtypes[0], (2, 0, 3)), [1])
    yield call(make(dtypes[0], (2, 0, 3)), [2])
    yield call(make(dtypes[0], (2, 40), "c", style), [1])
    for extra in extras:
        yield call(make(F32, (3, 4), "c", style), [0], False, **extra)
        yield call(make(BF16, (3, 4), "c", style), [-1], True, **extra)


def one_dim(make: Make, dtypes: Sequence[torch.dtype], style: Style = "tame",
            odd: Style = "any", keep: bool = True, scalar: bool = True) -> Iterator[Call]:
    """op(tensor, dim[, keepdim])."""
    for dtype in dtypes:
        yield call(make(dtype, (3, 5), "c", style), 1)
    for n, (shape, layout, dim) in enumerate(SINGLE_DIMS):
        if shape or scalar:
            rest = (bool(n % 2),) if keep else ()
            yield call(make(dtypes[0], shape, layout, style), dim, *rest)
    yield call(make(dtypes[0], (4, 6), "c", odd), 1)
    yield call(make(dtypes[0], (2, 3, 0), "c"), 1)


def extremes(make: Make) -> Iterator[Call]:
    """argmax and argmin: no dim, a dim, ties (the first wins), NaN (wins over all)."""
    for dtype in NUMBERS:
        yield call(make(dtype, (3, 5), "c", "distinct"))
        yield call(make(dtype, (3, 5), "c", "distinct"), 1)
    for n, (shape, layout, dim) in enumerate(SINGLE_DIMS):
        yield call(make(F32, shape, layout, "distinct"), dim, bool(n % 2))
    for layout in ("t", "m", "o"):
        yield call(make(F32, (3, 4), layout, "distinct"))
    yield call(make(F32, (3, 4), "c", [1.0, 2.0, 2.0, 0.5]), 1)
    yield call(make(I64, (6,), "c", [3, 1, 3, 1]))
    nan = float("nan")
    yield call(make(F32, (2, 4), "c", [1.0, nan, 2.0, nan, -1.0, 0.0, -0.0, 0.0]), 1, True)
    for dtype in (F32, BF16, I64):  # so long that they are looked through side by side
        yield call(make(dtype, (2, 77), "c", "distinct"), 1)
    inf = float("inf")
    ties = [float(n * 7 % 5) for n in range(77)]
    holes = [nan if n in (20, 50, 76) else t for n, t in enumerate(ties)]
    rows = [ties, holes, [-inf] * 77, [inf] * 77, [nan] * 77]
    yield call(make(F32, (5, 77), "c", [value for row in rows for value in row]), 1)
    yield call(make(I64, (77,), "c", [n * 7 % 5 for n in range(77)]))


def sums_typed() -> tuple[dict[str, Any], ...]:
    return tuple({"dtype": d} for d in (F32, F64, BF16))


def variances(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        for correction in (0, 1, 2):
            yield call(make(dtype, (3, 6), "c", "tame"), [1], correction=correction)
    for n, (shape, layout, dims) in enumerate(DIM_LISTS):
        if shape != (1, 4) and shape != (4, 1):
            yield call(make(F32, shape, layout, "tame"), dims, correction=n % 2,
                       keepdim=n % 3 == 0)
    yield call(make(F32, (3, 5), "c", "tame"))
    yield call(make(F32, (3, 5), "t", "tame"), correction=0, keepdim=True)
    yield call(make(F32, (3, 5), "c", [1000.1, 1000.2, 999.7]), [-1], correction=1,
               keepdim=True)
    yield call(make(F32, (4, 5), "c", "mild"), [1], correction=0)
    yield call(make(F32, (2, 0)), [0], correction=0)


def cumulative(make: Make) -> Iterator[Call]:
    yield from one_dim(make, ALL, keep=False)
    yield call(make(F32, (3, 4), "c", "tame"), 0, dtype=F64)
    yield call(make(B8, (7,)), 0)
    yield call(make(BF16, (9,), "c", "tame"), 0, dtype=F32)


def sorts(make: Make) -> Iterator[Call]:
    """Values that differ, so that the order is one only."""
    for dtype in NUMBERS:
        yield call(make(dtype, (3, 5), "c", "distinct"))
        yield call(make(dtype, (3, 5), "c", "distinct"), 0, True)
    for n, (shape, layout, dim) in enumerate(SINGLE_DIMS):
        yield call(make(F32, shape, layout, "distinct"), dim, bool(n % 2))
    yield call(make(F32, (0,)), 0)


def stable_sorts(make: Make) -> Iterator[Call]:
    for descending in (False, True):
        for dtype in (F32, BF16, I64, U8, B8):
            ties = [2, 1, 2, 0, 1, 1, 0]
            yield call(make(dtype, (7,), "c", ties), stable=True, descending=descending)
        nan = float("nan")
        yield call(make(F32, (2, 5), "c", [1.0, nan, -0.0, 0.0, nan]), stable=True, dim=1,
                   descending=descending)
        yield call(make(I32, (3, 4), "t", "any"), stable=True, dim=0, descending=descending)


def topks(make: Make) -> Iterator[Call]:
    for dtype in NUMBERS:
        yield call(make(dtype, (3, 6), "c", "distinct"), 3)
    for shape, layout, dim in SINGLE_DIMS:
        if layout == "e":  # which of equal ones comes first is left open
            continue
        k = min(2, shape[dim]) if shape else 1
        yield call(make(F32, shape, layout, "distinct"), k, dim, False)
    yield call(make(F32, (2, 5), "c", "distinct"), 0)
    yield call(make(I64, (7,), "c", "distinct"), 7, 0, False, True)


def products(make: Make) -> Iterator[Call]:
    yield from whole_typed(make, ALL, "nonzero", (F32, F64))


def _rows() -> Iterable[Row]:
    typed = sums_typed()
    yield Row("aten.sum.default", partial(whole_typed, dtypes=ALL, style="tame",
                                          kinds=(F32, F64, BF16)))
    yield Row("aten.mean.default", partial(whole_typed, dtypes=FLOATS, style="tame",
                                           kinds=(F32, F64)))
    yield Row("aten.prod.default", products)
    yield Row("aten.sum.dim_IntList", partial(over_dims, dtypes=ALL, extras=typed))
    yield Row("aten.mean.dim", partial(over_dims, dtypes=FLOATS, extras=typed))
    yield Row("aten.prod.dim_int", partial(one_dim, dtypes=ALL, style="nonzero"))
    for name in ("amax", "amin"):
        yield Row(f"aten.{name}.default", partial(over_dims, dtypes=ALL, empties=False))
    for name in ("any", "all"):
        yield Row(f"aten.{name}.default", partial(whole, dtypes=ALL, style=[0, 0, 0, 1, 0]))
        yield Row(f"aten.{name}.dim", partial(one_dim, dtypes=ALL, style=[0, 0, 1, 0, 0, 0, 1]))
        yield Row(f"aten.{name}.dims", partial(over_dims, dtypes=ALL, all_dims=False,
                                               style=[1, 1, 0, 1, 1, 1, 0]))
    for name in ("max", "min"):
        yield Row(f"aten.{name}.default", partial(whole, dtypes=ALL, empty=False))
        yield Row(f"aten.{name}.dim", partial(one_dim, dtypes=NUMBERS, style="distinct",
                                              odd=[1.0, float("nan"), 2.0, float("nan"), 0.5]))
        yield Row(f"aten.arg{name}.default", extremes)
    yield Row("aten.var.correction", variances)
    yield Row("aten.var_mean.correction", variances)
    yield Row("aten.cumsum.default", cumulative)
    yield Row("aten.cumprod.default", partial(one_dim, dtypes=NUMBERS, style="nonzero",
                                              keep=False))
    yield Row("aten.logcumsumexp.default", partial(one_dim, dtypes=(F32, F64), keep=False,
                                                   odd="tame"))
    yield Row("aten.sort.default", sorts)
    yield Row("aten.sort.stable", stable_sorts)
    yield Row("aten.topk.default", topks)


ROWS: tuple[Row, ...] = tuple(_rows())
