"""Cases of views, copies and joins: shapes and strides matter more than values here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import torch
from cases_core import (ALL, B8, BF16, F16, F32, F64, I8, I32, I64, U8, Call, Make, Row, call,
                        layouts)

Spec = tuple[Sequence[int], str, tuple[Any, ...]]
BIG = 9223372036854775807


def table(specs: Sequence[Spec], dtypes: Sequence[torch.dtype] = ALL) -> Callable[
        [Make], Iterator[Call]]:
    """Rows of shape, layout and further arguments; the first also in every dtype."""

    def calls(make: Make) -> Iterator[Call]:
        shape, layout, args = specs[0]
        for dtype in dtypes[1:]:
            yield call(make(dtype, shape, layout, "full" if dtype != B8 else "any"), *args)
        for shape, layout, args in specs:
            yield call(make(dtypes[0], shape, layout), *args)

    return calls


def plain(make: Make, dtypes: Sequence[torch.dtype] = ALL) -> Iterator[Call]:
    """op(tensor)."""
    for dtype in dtypes:
        yield call(make(dtype, (3, 4), "t"))
    for tensor in layouts(make, dtypes[0]):
        yield call(tensor)


RESHAPE: tuple[Spec, ...] = (
    ((2, 3, 4), "c", ([6, 4],)), ((2, 3, 4), "c", ([2, -1],)), ((2, 3, 4), "c", ([-1],)),
    ((4, 3), "c", ([2, 2, 3],)), ((6,), "o", ([2, 3],)), ((1, 6, 1), "c", ([6],)),
    ((), "c", ([1, 1],)), ((1,), "c", ([],)), ((0, 3), "c", ([3, 0],)),
    ((2, 0), "c", ([0, 5],)),
    ((2, 3, 4), "t", ([4, 3, 2][::-1],)), ((6,), "s", ([3, 2],)),
    ((2, 3, 2, 2), "cl", ([2, 3, 4],)),
    ((4, 3), "e", ([2, 2, 3],)),
)
COPYING: tuple[Spec, ...] = (
    ((3, 4), "t", ([12],)), ((2, 3, 4), "t", ([6, 4],)), ((2, 3, 2, 2), "cl", ([-1],)),
    ((2, 3, 4), "m", ([2, 12],)), ((4, 3), "e", ([-1],)),
)
SLICE: tuple[Spec, ...] = (
    ((4, 6), "c", (1, 1, 5)), ((4, 6), "c", (1, 0, BIG)), ((4, 6), "c", (1, -3, -1)),
    ((4, 6), "c", (-1, 1, BIG, 2)), ((4, 6), "t", (0, 1, 3)), ((4, 6), "s", (1, 2, 100, 3)),
    ((4, 6), "c", (1, -100, 2)), ((4, 6), "c", (1, 4, 2)), ((4, 6), "c", (1, 10, 20)),
    ((4, 6), "c", (0,)), ((4, 6), "c", (1, None, 3)), ((5,), "o", (0, 2, None)),
    ((2, 3, 4), "m", (2, 1, 4, 2)), ((2, 3, 2, 2), "cl", (1, 1, 2)), ((0, 3), "c", (1, 1, 2)),
)
AS_STRIDED: tuple[Spec, ...] = (
    ((4, 6), "c", ([2, 3], [6, 2])), ((4, 6), "c", ([3, 2], [1, 3], 4)),
    ((4, 6), "c", ([5], [0])),
    ((4, 6), "c", ([2, 2, 2], [12, 2, 1], 1)), ((6,), "c", ([], [], 3)),
    ((6,), "c", ([4, 3], [1, 1])),
    ((6,), "c", ([0, 2], [1, 1])), ((3, 4), "t", ([2, 2], [4, 1], 0)), ((5,), "o", ([3], [1])),
)
TABLES: dict[str, tuple[Spec, ...]] = {
    "aten.reshape.default": RESHAPE + COPYING,
    "aten.view.default": RESHAPE[:11],
    "aten._unsafe_view.default": RESHAPE[:10],
    "aten.permute.default": (
        ((2, 3, 4), "c", ([2, 0, 1],)), ((2, 3, 4), "t", ([0, 1, 2],)),
        ((3, 4), "s", ([1, 0],)),
        ((2, 3, 4), "m", ([-1, 0, -2],)), ((2, 3, 2, 2), "cl", ([0, 2, 3, 1],)),
        ((5,), "c", ([0],)), ((), "c", ([],)), ((2, 0, 3), "c", ([1, 2, 0],))),
    "aten.transpose.int": (
        ((2, 3, 4), "c", (1, 2)), ((2, 3, 4), "t", (-1, 0)), ((3, 4), "s", (0, 0)),
        ((), "c", (0, -1)), ((2, 3, 2, 2), "cl", (1, 3)), ((0, 3), "c", (0, 1))),
    "aten.expand.default": (
        ((1, 3), "c", ([4, 3],)), ((3,), "c", ([2, 3],)), ((3, 1), "c", ([-1, 5],)),
        ((), "c", ([2, 2],)), ((1, 3, 1), "m", ([2, 3, 4],)), ((2, 3), "t", ([1, 2, 3],)),
        ((1,), "c", ([0],)), ((2, 3), "c", ([2, -1],)), ((1,), "o", ([3],))),
    "aten.unsqueeze.default": (
        ((2, 3), "c", (0,)), ((2, 3), "t", (1,)), ((2, 3), "s", (2,)), ((2, 3), "c", (-1,)),
        ((2, 3), "m", (-3,)), ((), "c", (0,)), ((2, 3, 2, 2), "cl", (1,)), ((0,), "c", (0,))),
    "aten.squeeze.default": (
        ((1, 3, 1), "c", ()), ((2, 3), "t", ()), ((1, 1), "c", ()), ((), "c", ()),
        ((1, 3, 1, 2), "cl", ()), ((1, 0), "c", ())),
    "aten.squeeze.dim": (
        ((1, 3, 1), "c", (0,)), ((1, 3, 1), "m", (-1,)), ((2, 3), "t", (0,)), ((), "c", (0,)),
        ((1,), "c", (-1,))),
    "aten.squeeze.dims": (
        ((1, 3, 1), "c", ([0, 2],)), ((1, 3, 1), "m", ([-1],)), ((2, 1), "t", ([0, 1],)),
        ((1, 1), "c", ([0, 1],)), ((1, 2), "c", ([],))),
    "aten.slice.Tensor": SLICE,
    "aten.select.int": (
        ((4, 6), "c", (0, 1)), ((4, 6), "t", (1, -1)), ((4, 6), "s", (-1, 2)),
        ((5,), "o", (0, 3)),
        ((2, 3, 4), "m", (1, 2)), ((2, 3, 2, 2), "cl", (1, 0)), ((2, 0), "c", (0, 1))),
    "aten.as_strided.default": AS_STRIDED,
    "aten.diagonal.default": (
        ((3, 4), "c", ()), ((3, 4), "t", (1,)), ((3, 4), "c", (-2,)),
        ((2, 3, 4), "m", (0, 1, 2)),
        ((2, 3, 4), "c", (1, -1, 0)), ((3, 4), "c", (7,))),
    "aten.unfold.default": (
        ((7,), "c", (0, 3, 2)), ((3, 6), "t", (1, 2, 1)), ((2, 5), "s", (-1, 5, 1)),
        ((2, 4, 3), "m", (1, 2, 2))),
    "aten.split.Tensor": (
        ((7, 2), "c", (3,)), ((4, 6), "t", (2, 1)), ((4, 6), "s", (4, -1)), ((3,), "o", (5,)),
        ((2, 3, 2, 2), "cl", (1, 1))),
    "aten.split_with_sizes.default": (
        ((7, 2), "c", ([3, 4],)), ((4, 6), "t", ([1, 2, 3], 1)), ((4, 6), "m", ([6, 0], -1)),
        ((5,), "o", ([5],))),
    "aten.unbind.int": (
        ((3, 4), "c", ()), ((3, 4), "t", (1,)), ((2, 3, 2), "m", (-1,)), ((2,), "o", (0,))),
    "aten.repeat.default": (
        ((2, 3), "c", ([2, 1],)), ((2, 3), "t", ([2, 1, 2],)), ((3,), "s", ([3],)),
        ((), "c", ([2, 2],)), ((2, 3), "c", ([0, 2],)), ((2, 1, 2), "m", ([1, 2, 1],)),
        ((4,), "o", ([1],))),
    "aten.flip.default": (
        ((3, 4), "c", ([0],)), ((3, 4), "t", ([0, 1],)), ((2, 3, 4), "m", ([-1],)),
        ((5,), "s", ([0],)), ((2, 3), "c", ([],)), ((2, 3, 2, 2), "cl", ([2, 3],)),
        ((0, 2), "c", ([1],))),
    "prims.rev.default": (
        ((3, 4), "c", ([0],)), ((3, 4), "t", ([0, 1],)), ((2, 3, 4), "m", ([2],)),
        ((5,), "s", ([0],)), ((2, 3), "c", ([],))),
    "aten.roll.default": (
        ((5,), "c", ([2], [0])), ((3, 4), "t", ([-1], [1])), ((3, 4), "c", ([1, 2], [0, 1])),
        ((3, 4), "s", ([5],)), ((2, 3, 2), "m", ([7], [-2])), ((0, 3), "c", ([1], [1])),
        ((2, 3, 2, 2), "cl", ([1], [1]))),
    "aten.tril.default": (
        ((4, 4), "c", ()), ((3, 5), "t", (1,)), ((5, 3), "s", (-1,)), ((2, 3, 3), "m", (0,)),
        ((3, 3), "c", (-9,)), ((3, 3), "e", (9,))),
    "aten.constant_pad_nd.default": (
        ((2, 3), "c", ([1, 2], 0.5)), ((2, 3), "t", ([1, 0, 0, 2], 2.0)),
        ((4,), "s", ([-1, 2], 3.0)),
        ((2, 3), "c", ([-1, -1], 0.0)), ((2, 3, 2, 2), "cl", ([1, 1, 1, 1],)),
        ((3,), "o", ([0, 0],)),
        ((2, 0), "c", ([1, 1], 1.0)), ((2, 3, 2), "m", ([0, 0, 1, -1, 2, 0], -1.0))),
}
TABLES["aten.triu.default"] = TABLES["aten.tril.default"]


def joins(make: Make,
          names: Sequence[tuple[int, Sequence[Sequence[int]], str]]) -> Iterator[Call]:
    for dtype in ALL:
        yield call([make(dtype, (2, 3)), make(dtype, (2, 3), "t")], 1)
    for dim, shapes, layout in names:
        yield call([make(F32, s, layout) for s in shapes], dim)
    same = make(F32, (2, 2))
    yield call([same, same, make(F32, (2, 2))], 0)


def cat(make: Make) -> Iterator[Call]:
    yield from joins(make, ((0, [(2, 3), (1, 3), (3, 3)], "c"), (-1, [(2, 3), (2, 1)], "t"),
                            (1, [(2, 3, 2), (2, 0, 2), (2, 1, 2)], "m"), (0, [(3,), (0,)], "s"),
                            (0, [(4,)], "o"), (1, [(2, 3, 2, 2), (2, 1, 2, 2)], "cl")))
    for a, b in ((F32, BF16), (I64, F32), (U8, I8), (B8, I32), (F16, F64)):
        yield call([make(a, (2, 2)), make(b, (2, 2))])
    yield call([make(F32, (1, 2)) for _ in range(10)], 0)
    whole = make(F32, (2, 5, 2, 3), "cl")  # a part of it is like channels last, with gaps
    yield call([make(F32, (2, 2, 2, 3), "cl"), whole[:, 1:4]], 1)
    yield call([whole[:, 1:3], whole[:, 3:]], 1)
    yield call([whole[:, :, :1], make(F32, (2, 5, 1, 3))], 2)


def stack(make: Make) -> Iterator[Call]:
    yield from joins(make, ((0, [(2, 3)] * 3, "c"), (-1, [(2, 3)] * 2, "t"), (0, [()] * 3, "c"),
                            (2, [(2, 2)] * 2, "m"), (1, [(3,)] * 2, "s"), (0, [(0,)] * 2, "c"),
                            (1, [(2, 3, 1, 2)] * 2, "cl")))


FORMATS = (torch.contiguous_format, torch.preserve_format)


def clones(make: Make) -> Iterator[Call]:
    yield from plain(make)
    for shape, layout in (((3, 4), "t"), ((2, 3, 2, 2), "cl"), ((4, 3), "e"), ((3, 4), "s")):
        for form in FORMATS:
            yield call(make(F32, shape, layout), memory_format=form)
    yield call(make(F32, (2, 3, 2, 2)), memory_format=torch.channels_last)


def contiguous(make: Make) -> Iterator[Call]:
    yield from plain(make, (F32, BF16, I64))
    yield call(make(F32, (2, 3, 2, 2)), memory_format=torch.channels_last)
    yield call(make(F32, (2, 3, 2, 2), "cl"), memory_format=torch.contiguous_format)


def copies(make: Make) -> Iterator[Call]:
    """copy and copy_: the source is converted, broadcast; the target keeps its strides."""
    for target, source in ((F32, F32), (BF16, F32), (F32, I64), (I32, B8), (F16, F64),
                           (B8, F32), (U8, U8), (I8, I8), (F64, BF16), (I64, I32)):
        yield call(make(target, (3, 4)), make(source, (3, 4), "c", "tame"))
    for (a, la), (b, lb) in ((((3, 4), "t"), ((3, 4), "c")), (((3, 4), "s"), ((4,), "o")),
                             (((2, 3), "m"), ((), "c")), (((0,), "c"), ((1,), "c")),
                             (((2, 3, 2, 2), "cl"), ((3, 1, 1), "c")), (((), "o"), ((), "c"))):
        yield call(make(F32, a, la), make(F32, b, lb))
    yield call(make(F32, (2, 2)), make(F32, (2, 2)), True)


SCATTERS: dict[str,
               tuple[tuple[Sequence[int], str, Sequence[int], str, tuple[Any, ...]], ...]] = {
    "aten.slice_scatter.default": (
        ((4, 6), "c", (4, 2), "c", (1, 1, 3)), ((4, 6), "t", (2, 6), "s", (0, -2, BIG)),
        ((4, 6), "s", (4, 3), "t", (-1, 0, 6, 2)), ((5,), "o", (5,), "c", (0,)),
        ((2, 3, 4), "m", (2, 1, 4), "c", (1, 2, 3, 1)), ((4, 6), "c", (4, 0), "c", (1, 3, 3)),
        ((2, 3, 2, 2), "cl", (2, 1, 2, 2), "c", (1, 0, 1)),
        ((4, 6), "c", (4, 2), "c", (1, 4, 99))),
    "aten.select_scatter.default": (
        ((4, 6), "c", (6,), "c", (0, 1)), ((4, 6), "t", (4,), "s", (1, -1)),
        ((2, 3, 4), "m", (2, 4), "t", (1, 2)), ((5,), "o", (), "c", (0, 0)),
        ((2, 3, 2, 2), "cl", (2, 2, 2), "c", (-3, 1))),
    "aten.as_strided_scatter.default": (
        ((4, 6), "c", (2, 3), "c", ([2, 3], [6, 2])),
        ((4, 6), "c", (3, 2), "t", ([3, 2], [1, 3], 4)),
        ((6,), "c", (), "c", ([], [], 3)),
        ((12,), "c", (2, 2, 2), "m", ([2, 2, 2], [6, 2, 1], 1))),
    "aten.diagonal_scatter.default": (
        ((3, 4), "c", (3,), "c", ()), ((3, 4), "t", (3,), "s", (1,)),
        ((2, 3, 4), "c", (2, 3), "c", (0, 1, 2))),
}


def scatters(make: Make, specs: Sequence[Any]) -> Iterator[Call]:
    base, _, src, _, args = specs[0]
    for dtype in ALL[1:]:
        yield call(make(dtype, base), make(dtype, src), *args)
    for base, lb, src, ls, args in specs:
        yield call(make(F32, base, lb), make(F32, src, ls), *args)


def padding(make: Make) -> Iterator[Call]:
    specs = TABLES["aten.constant_pad_nd.default"]
    yield from table(specs, (F32, F64, F16, BF16))(make)
    for dtype in (I64, I32, U8, B8):
        yield call(make(dtype, (2, 3)), [1, 2], 1)
    yield call(make(F32, (2, 5, 2, 3), "cl")[:, 1:4], [1, 0, 0, 1], 0.5)


def view_dtype(make: Make) -> Iterator[Call]:
    for source, target in ((F32, I32), (I32, F32), (BF16, F16), (I8, U8), (F64, I64),
                           (F32, F32)):
        yield call(make(source, (2, 4), "c", "tame"), target)
    yield call(make(F32, (2, 3), "t", "tame"), I32)


def _rows() -> Iterable[Row]:
    for target, specs in TABLES.items():
        if target == "aten.constant_pad_nd.default":
            yield Row(target, padding)
        else:
            yield Row(target, table(specs))
    for target, scatter in SCATTERS.items():
        yield Row(target, partial(scatters, specs=scatter))
    yield Row("aten.t.default", table((((3, 4), "c", ()), ((3, 4), "s", ()), ((5,), "o", ()),
                                       ((), "c", ()), ((0, 2), "c", ()), ((3, 4), "t", ()))))
    for name in ("alias", "detach", "lift_fresh_copy"):
        yield Row(f"aten.{name}.default", plain)
    yield Row("aten.view.dtype", view_dtype)
    yield Row("aten.clone.default", clones)
    yield Row("aten.contiguous.default", contiguous)
    yield Row("aten.copy.default", copies)
    yield Row("aten.copy_.default", copies)
    yield Row("aten.cat.default", cat)
    yield Row("aten.stack.default", stack)


ROWS: tuple[Row, ...] = tuple(_rows())
