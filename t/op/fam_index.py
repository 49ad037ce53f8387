"""Cases of indexed reads and writes. Writes that do not add never meet twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import torch
from cases_core import ALL, B8, BF16, F32, F64, I32, I64, NUMBERS, Call, Make, Row, call


def _permutation(make: Make, size: int, count: int) -> list[int]:
    order = list(range(size))
    make.rng.shuffle(order)
    return order[:count]


def _unique(make: Make, shape: Sequence[int], size: int, layout: str = "c") -> torch.Tensor:
    """Indices below `size` of which none occurs twice (gaps of the storage aside)."""
    logical = torch.zeros(tuple(shape))
    out = make(I64, shape, layout, (0, size))
    out.copy_(torch.tensor(_permutation(make, size, logical.numel())).reshape(out.shape))
    return out


def embedding(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (6, 3)), make(I64, (5,), "c", (0, 6)))
    for table, lt, idx, li in (((6, 3), "t", (2, 3), "t"), ((6, 3), "s", (), "c"),
                               ((6, 3), "o", (0,), "c"), ((6, 1), "c", (2, 1, 2), "m"),
                               ((6, 0), "c", (3,), "c")):
        yield call(make(F32, table, lt), make(I64, idx, li, (0, 6)))
    yield call(make(F32, (6, 3)), make(I32, (4,), "c", (0, 6)))
    yield call(make(F32, (6, 3)), make(I64, (4,), "c", (0, 6)), 0)
    yield call(make(BF16, (6, 3)), make(I64, (4,), "c", (0, 6)), -1, False, False)


GATHERS = (((4, 3), "c", 0, (2, 3), "c"), ((4, 3), "t", 1, (4, 2), "t"),
           ((4, 3), "s", -1, (3, 5), "o"),
           ((2, 3, 4), "m", 1, (2, 2, 3), "m"), ((5,), "o", 0, (7,), "s"),
           ((4, 3), "c", 1, (4, 0), "c"),
           ((), "c", 0, (), "c"), ((5,), "c", 0, (), "c"),
           ((2, 3, 2, 2), "cl", 1, (2, 1, 2, 2), "c"))


def gather(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (4, 3)), 1, make(I64, (4, 5), "c", (0, 3)))
    for shape, layout, dim, idx, li in GATHERS:
        size = shape[dim] if shape else 1
        yield call(make(F32, shape, layout), dim, make(I64, idx, li, (0, size)))
    yield call(make(F32, (4, 3)), 0, make(I64, (2, 2), "c", (0, 4)), sparse_grad=False)


def index_select(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (4, 3)), 0, make(I64, (5,), "c", (0, 4)))
    for shape, layout, dim in (((4, 3), "t", 1), ((4, 3), "s", -1), ((2, 3, 4), "m", 2),
                               ((5,), "o", 0),
                               ((2, 3, 2, 2), "cl", 1)):
        yield call(make(F32, shape, layout), dim, make(I64, (2,), "s", (0, shape[dim])))
    yield call(make(F32, (4, 3)), 0, make(I32, (3,), "c", (0, 4)))
    yield call(make(F32, (4, 3)), 0, make(I64, (), "c", (0, 4)))
    yield call(make(F32, (4, 3)), 1, make(I64, (0,)))


INDEXED: tuple[tuple[Sequence[int], str, tuple[Any, ...]], ...] = (
    ((4, 3), "c", ((2, 5),)), ((4, 3), "t", ((3,), (3,))), ((4, 3), "s", (None, (2, 2))),
    ((4, 3), "c", ((2, 1), (3,))), ((2, 3, 4), "m", (None, (5,))),
    ((2, 3, 4), "c", ((2,), None, (2,))),
    ((2, 3, 4), "t", (None, (2, 1), (1, 3))), ((5,), "o", ((),)),
    ((2, 3, 4), "c", ((3,), (3,), (3,))),
    ((4, 3), "c", ((0,),)), ((2, 3, 2, 2), "cl", (None, None, (2, 1), (2,))),
    ((2, 3, 2, 2), "cl", (None, (3,), (3,))),
)


def _indices(make: Make, shape: Sequence[int], wanted: Sequence[Any], low: bool = True,
             dtype: torch.dtype = I64) -> list[Any]:
    """An index tensor per wanted shape; `low`: negative ones too."""
    return [None if w is None else make(dtype, w, "c", (-shape[k] if low else 0, shape[k]))
            for k, w in enumerate(wanted)]


def index(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (4, 3)), _indices(make, (4, 3), (None, (2, 2))))
    for shape, layout, wanted in INDEXED:
        yield call(make(F32, shape, layout), _indices(make, shape, wanted))
    yield call(make(F32, (4, 3)), _indices(make, (4, 3), ((3,),), True, I32))
    transposed = make(I64, (2, 3), "t", (0, 4))
    yield call(make(F32, (4, 3)), [transposed])


def masked_index(make: Make) -> Iterator[Call]:
    """Where the mask is false the index may be anything, and the fill is the answer."""
    for dtype in ALL:
        yield call(make(dtype, (5,)), make(B8, (7,)),
                   [make(I64, (7,), "c", (-9, 9)).clamp(-5, 4)],
                   0)
    for fill in (0, 0.5, -1):
        mask = make(B8, (3, 4))
        wild = torch.where(mask, make(I64, (3, 4), "c", (0, 6)),
                           make(I64, (3, 4), "c", (-99, 99)))
        yield call(make(F32, (6,)), mask, [wild], fill)
    rows, cols = make(I64, (3, 1), "c", (0, 4)), make(I64, (5,), "c", (0, 3))
    yield call(make(F32, (4, 3), "t"), make(B8, (3, 5)), [rows, cols], 0.0)
    yield call(make(F32, (2, 4, 3)), make(B8, (3, 5)), [None, rows, cols], 0.0)


def masked_put_accumulate(make: Make) -> Iterator[Call]:
    for dtype in (F32, F64, BF16, I64, I32):
        yield call(make(dtype, (5,), "c", "tame"), make(B8, (8,)),
                   [make(I64, (8,), "c", (-5, 5))], make(dtype, (8,), "c", "tame"))
    mask = make(B8, (3, 4))
    wild = torch.where(mask, make(I64, (3, 4), "c", (0, 6)), make(I64, (3, 4), "c", (-99, 99)))
    yield call(make(F32, (6,), "c", "tame"), mask, [wild], make(F32, (3, 4), "t", "tame"))
    rows, cols = make(I64, (3, 1), "c", (0, 4)), make(I64, (5,), "c", (0, 3))
    yield call(make(F32, (4, 3), "t", "tame"), make(B8, (3, 5)), [rows, cols],
               make(F32, (3, 5), "c", "tame"))
    yield call(make(F32, (2, 4, 3), "c", "tame"), make(B8, (3, 5)), [None, rows, cols],
               make(F32, (2, 3, 5), "c", "tame"))


def index_put(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (6, 2)), [_unique(make, (3,), 6)], make(dtype, (3, 2)))
    for base, layout, places, src in (((6,), "o", (4,), (4,)), ((6, 2), "t", (2, 2), (2, 2, 2)),
                                      ((6, 2), "s", (3,), (2,)),
                                      ((6, 2, 2), "m", (3,), (1, 2, 2)),
                                      ((6,), "c", (3,), ()), ((6, 2), "c", (0,), (0, 2))):
        yield call(make(F32, base, layout), [_unique(make, places, base[0])], make(F32, src))
    yield call(make(F32, (2, 6)), [None, _unique(make, (4,), 6) - 6], make(F32, (2, 4), "t"))
    rows, cols = torch.tensor([[0], [2]]), torch.tensor([1, 0, 2])
    yield call(make(F32, (3, 3)), [rows, cols], make(F32, (2, 3)))
    for dtype in ALL:
        yield call(make(dtype, (3, 4)), [make(B8, (3, 4))], make(dtype, ()))
    yield call(make(F32, (3, 4, 2), "t"), [make(B8, (3, 4))], make(F32, (1,)))
    yield call(make(F32, (3, 4)), [make(B8, (3,))], make(F32, ()))
    yield call(make(F32, (5,), "c", "tame"), [make(B8, (5,))], make(F32, (), "c", "tame"), True)
    yield from _accumulating(make)


def _accumulating(make: Make) -> Iterator[Call]:
    for dtype in NUMBERS:
        yield call(make(dtype, (4, 2), "c", "tame"), [make(I64, (7,), "c", (0, 4))],
                   make(dtype, (7, 2), "c", "tame"), True)
    yield call(make(F32, (3, 4), "t", "tame"), [None, make(I64, (5,), "c", (-4, 4))],
               make(F32, (3, 5), "s", "tame"), True)
    yield call(make(F32, (3, 4), "c", "tame"),
               [make(I64, (5, 1), "c", (0, 3)), make(I64, (2,), "c", (0, 4))],
               make(F32, (), "c", "tame"), True)


PLACES = (((5, 3), "c", 0, (3, 3), "c"), ((5, 3), "t", 0, (2, 2), "t"),
          ((3, 5), "s", -1, (3, 4), "o"),
          ((2, 4, 3), "m", 1, (2, 3, 2), "m"), ((6,), "o", 0, (4,), "s"),
          ((5, 3), "c", 0, (0, 3), "c"),
          ((), "c", 0, (), "c"))


def _columns(make: Make, shape: Sequence[int], dim: int, size: int) -> torch.Tensor:
    """Indices that are unique along `dim`."""
    if not shape:
        return torch.zeros((), dtype=I64)
    out = torch.zeros(tuple(shape), dtype=I64).transpose(dim, -1).contiguous()
    for row in out.reshape(-1, out.shape[-1]) if out.numel() else ():
        row.copy_(torch.tensor(_permutation(make, size, row.numel())))
    return out.transpose(dim, -1).contiguous()


def scatter(make: Make, scalar: bool) -> Iterator[Call]:
    for dtype in ALL:
        src = 1 if scalar else make(dtype, (3, 2))
        yield call(make(dtype, (5, 2)), 0, _columns(make, (3, 2), 0, 5), src)
    for shape, layout, dim, idx, ls in PLACES:
        size = shape[dim] if shape else 1
        src = 0.3 if scalar else make(F32, idx, ls)
        yield call(make(F32, shape, layout), dim, _columns(make, idx, dim, size), src)
    if not scalar:
        yield call(make(F32, (5, 2)), 0, _columns(make, (2, 2), 0, 5), make(F32, (4, 3)))


def scatter_add(make: Make) -> Iterator[Call]:
    for dtype in NUMBERS:
        yield call(make(dtype, (4, 2), "c", "tame"), 0, make(I64, (7, 2), "c", (0, 4)),
                   make(dtype, (7, 2), "c", "tame"))
    for shape, layout, dim, idx, ls in PLACES:
        size = shape[dim] if shape else 1
        yield call(make(F32, shape, layout, "tame"), dim, make(I64, idx, ls, (0, size)),
                   make(F32, idx, ls, "tame"))


def scatter_reduce(make: Make) -> Iterator[Call]:
    for reduce in ("sum", "prod", "amax", "amin"):  # Inductor lowers no mean
        for dtype in (F32, F64, BF16, I64, I32):
            for include in (True, False):
                yield call(make(dtype, (4, 2), "c", "nonzero"), 0,
                           make(I64, (5, 2), "c", (0, 3)),
                           make(dtype, (5, 2), "c", "nonzero"), reduce, include_self=include)
        yield call(make(F32, (2, 4, 3), "m", "tame"), 1, make(I64, (2, 5, 3), "c", (0, 4)),
                   make(F32, (2, 5, 3), "t", "tame"), reduce)


def index_add(make: Make) -> Iterator[Call]:
    for dtype in NUMBERS:
        yield call(make(dtype, (4, 2), "c", "tame"), 0, make(I64, (5,), "c", (0, 4)),
                   make(dtype, (5, 2), "c", "tame"))
    for shape, layout, dim, src in (((4, 3), "t", 1, (4, 5)), ((2, 3, 4), "m", -1, (2, 3, 2)),
                                    ((5,), "o", 0, (3,)), ((4, 3), "s", 0, (2, 3))):
        yield call(make(F32, shape, layout, "tame"), dim,
                   make(I64, (src[dim],), "c", (0, shape[dim])), make(F32, src, "c", "tame"))
    yield call(make(F32, (4, 2), "c", "tame"), 0, make(I32, (3,), "c", (0, 4)),
               make(F32, (3, 2), "c", "tame"), alpha=-2)


def masked_fill(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (3, 4)), make(B8, (3, 4)), 1)
    for shape, layout, mask, lm in (((3, 4), "t", (4,), "c"), ((3, 1), "c", (1, 4), "c"),
                                    ((), "c", (3,), "c"), ((3, 4), "s", (), "c"),
                                    ((2, 3, 4), "m", (2, 1, 4), "m"), ((0,), "c", (1,), "c"),
                                    ((2, 3, 2, 2), "cl", (3, 1, 1), "c")):
        for value in (0.5, float("-inf")):
            yield call(make(F32, shape, layout), make(B8, mask, lm), value)
    yield call(make(BF16, (4,)), make(B8, (4,)), -3.3895313892515355e38)


def masked_fill_tensor(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(dtype, (3, 4)), make(B8, (4,)), make(dtype, ()))
    yield call(make(F32, (3, 4), "t"), make(B8, (3, 1)), make(F32, ()))


def bucketize(make: Make) -> Iterator[Call]:
    edges = [-2.0, -0.5, 0.0, 0.0, 0.3, 1.0, 2.5]
    for dtype in (F32, F64, BF16, I64, I32):
        steps = edges if dtype.is_floating_point else [-5, -2, 0, 0, 1, 4, 8]
        for right in (False, True):
            probe = make(dtype, (12,), "c", steps + [steps[0] - 1, steps[-1] + 1, 0, 1, 3])
            yield call(probe, make(dtype, (7,), "c", steps), right=right)
    bounds = make(F32, (7,), "c", edges)
    yield call(make(F32, (3, 4), "t", "special"), bounds, out_int32=True)
    yield call(make(F32, ()), make(F32, (7,), "c", edges))
    yield call(make(F32, (2, 3)), make(F32, (0,)))
    yield call(make(I64, (6,)), make(F32, (7,), "c", edges))


def _rows() -> Iterable[Row]:
    yield Row("aten.embedding.default", embedding)
    yield Row("aten.gather.default", gather)
    yield Row("aten.index_select.default", index_select)
    yield Row("aten.index.Tensor", index)
    yield Row("aten._unsafe_index.Tensor", index)
    yield Row("aten._unsafe_masked_index.default", masked_index)
    yield Row("aten._unsafe_masked_index_put_accumulate.default", masked_put_accumulate)
    yield Row("aten.index_put.default", index_put)
    yield Row("aten._unsafe_index_put.default", index_put)
    yield Row("aten.scatter.src", partial(scatter, scalar=False))
    yield Row("aten.scatter.value", partial(scatter, scalar=True))
    yield Row("aten.scatter_add.default", scatter_add)
    yield Row("aten.scatter_reduce.two", scatter_reduce)
    yield Row("aten.index_add.default", index_add)
    yield Row("aten.masked_fill.Scalar", masked_fill)
    yield Row("aten.masked_fill.Tensor", masked_fill_tensor)
    yield Row("aten.bucketize.Tensor", bucketize)


ROWS: tuple[Row, ...] = tuple(_rows())
