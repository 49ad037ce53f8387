"""Cases of pointwise ops: every dtype, every layout, broadcasting, promotion, odd values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import torch
from cases_core import (ALL, B8, BF16, F16, F32, F64, FLOATS, I8, I16, I32, I64, INTS,
                        INTS_AND_BOOL, NUMBERS, U8, Call, Make, Row, Style, call,
                        layouts, resolve)

BROADCAST = (
    ((3, 4), (4,)), ((3, 1), (1, 4)), ((2, 1, 3), (4, 1)), ((), (3,)), ((3,), ()),
    ((1,), (2, 2)),
    ((0, 3), (1, 3)), ((2, 3, 2, 2), (3, 1, 1)),
)
PAIRS = (
    (F32, F64), (F16, F32), (BF16, F16), (F32, BF16), (I64, F32), (I32, F16), (B8, F32),
    (I8, I32), (U8, I8), (I16, I64), (B8, I64), (B8, U8),
)
SPECIAL_GRID = 7


def _allowed(dtypes: Sequence[torch.dtype], *wanted: torch.dtype) -> bool:
    return all(w in dtypes for w in wanted)


def _tail(extra: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Trailing arguments as positional and keyword ones."""
    if isinstance(extra, dict):
        return (), extra
    return tuple(extra), {}


def unary(make: Make, dtypes: Sequence[torch.dtype], style: Style = "special",
          extras: Sequence[Any] = ((),), around: Style = "any") -> Iterator[Call]:
    """One tensor, then scalars: each dtype with odd values, f32 (or the first) everywhere."""
    for n, extra in enumerate(extras):
        args, kwargs = _tail(extra)
        for dtype in dtypes if n == 0 else dtypes[:2]:
            ints = "edge" if style in ("special", "mild") and around == "any" else around
            use = style if dtype.is_floating_point else ints
            yield call(make(dtype, (24,), "c", use), *args, **kwargs)
    args, kwargs = _tail(extras[0])
    for tensor in layouts(make, dtypes[0], around):
        yield call(tensor, *args, **kwargs)
    yield call(make(dtypes[-1], (3, 4), "t", around), *args, **kwargs)


def _grid(make: Make, dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    """Every special value against every other."""
    special = make(dtype, (SPECIAL_GRID,), "c", "special")
    return special.reshape(-1, 1).clone(), special.clone()


def binary(make: Make, dtypes: Sequence[torch.dtype], left: Style = "any",
           right: Style | None = None, extras: Sequence[Any] = ((),),
           scalars: Sequence[Any] = (), grid: bool = True,
           mixed: bool = True) -> Iterator[Call]:
    """Two tensors: dtypes, special pairs, broadcasting, promotion, python scalars."""
    right = left if right is None else right
    for n, extra in enumerate(extras):
        args, kwargs = _tail(extra)
        for dtype in dtypes if n == 0 else dtypes[:1]:
            yield call(make(dtype, (3, 5), "c", left), make(dtype, (3, 5), "c", right), *args,
                       **kwargs)
    args, kwargs = _tail(extras[0])
    both = partial(_both, make, left, right, args, kwargs)
    for dtype in (d for d in dtypes if d.is_floating_point and grid):
        yield call(*_grid(make, dtype), *args, **kwargs)
    for a, b in BROADCAST:
        yield both(dtypes[0], a, "c", dtypes[0], b, "c")
    for la, lb in (("t", "c"), ("s", "t"), ("o", "e"), ("m", "m")):
        yield both(dtypes[0], (3, 4), la, dtypes[0], (3, 4), lb)
    yield both(dtypes[0], (2, 3, 2, 2), "cl", dtypes[0], (2, 3, 2, 2), "c")
    if mixed:
        yield from _promotions(both, dtypes)
    for dtype in (d for d in (F32, BF16, I32, I64, B8) if d in dtypes):
        for scalar in scalars:
            yield call(make(dtype, (2, 3), "c", left), scalar, *args, **kwargs)


def _both(make: Make, left: Style, right: Style, args: tuple[Any, ...], kwargs: dict[str, Any],
          da: torch.dtype, a: Sequence[int], la: str, db: torch.dtype, b: Sequence[int],
          lb: str) -> Call:
    return call(make(da, a, la, left), make(db, b, lb, right), *args, **kwargs)


def _promotions(both: Any, dtypes: Sequence[torch.dtype]) -> Iterator[Call]:
    """Mixed dtypes with equal rank, and with a 0-dim side, which counts less."""
    for da, db in PAIRS:
        if _allowed(dtypes, da, db):
            yield both(da, (2, 3), "c", db, (2, 3), "c")
            yield both(da, (2, 3), "c", db, (), "c")
            yield both(da, (), "c", db, (2, 3), "c")


def scalar_right(make: Make, dtypes: Sequence[torch.dtype], scalars: Sequence[Any],
                 style: Style = "special", around: Style = "any",
                 ints_only_int: bool = False) -> Iterator[Call]:
    """op(tensor, scalar): every dtype with every scalar it takes."""
    for dtype in dtypes:
        for scalar in scalars:
            if ints_only_int and not dtype.is_floating_point and isinstance(scalar, float):
                continue
            use = style if dtype.is_floating_point else around
            yield call(make(dtype, (20,), "c", use), scalar)
    for tensor in layouts(make, dtypes[0], around):
        yield call(tensor, scalars[0])


def scalar_left(make: Make, dtypes: Sequence[torch.dtype],
                scalars: Sequence[Any]) -> Iterator[Call]:
    """op(scalar, tensor), integers with exponents that are not negative."""
    for dtype in dtypes:
        for scalar in scalars:
            style = "special" if dtype.is_floating_point else (0, 5)
            yield call(scalar, make(dtype, (20,), "c", style))
    for tensor in layouts(make, dtypes[0]):
        yield call(scalars[0], tensor)


def ternary(make: Make, dtypes: Sequence[torch.dtype], extras: Sequence[Any] = ((),),
            last: Style = "any") -> Iterator[Call]:
    """Three tensors of one dtype, broadcast and in odd layouts."""
    for extra in extras:
        args, kwargs = _tail(extra)
        for dtype in dtypes:
            tensors = [make(dtype, (12,), "c", s) for s in ("any", "any", last)]
            yield call(*tensors, *args, **kwargs)
    args, kwargs = _tail(extras[0])
    shapes = (((3, 4), (4,), ()), ((2, 1, 3), (1, 4, 1), (3,)), ((0, 2), (2,), (1,)))
    for group in shapes:
        tensors = [make(dtypes[0], s, "c", k) for s, k in zip(group, ("any", "any", last))]
        yield call(*tensors, *args, **kwargs)
    for la, lb, lc in (("t", "c", "s"), ("o", "m", "e")):
        yield call(make(dtypes[0], (3, 4), la), make(dtypes[0], (3, 4), lb),
                   make(dtypes[0], (3, 4), lc, last), *args, **kwargs)


def where(make: Make) -> Iterator[Call]:
    for dtype in ALL:
        yield call(make(B8, (4, 3)), make(dtype, (4, 3), "c", "edge"), make(dtype, (4, 3)))
    for c, a, b in (((3, 1), (1, 4), ()), ((2, 1, 3), (4, 1), (3,)), ((), (3,), (1,)),
                    ((0, 2), (2,), ())):
        yield call(make(B8, c), make(F32, a), make(F32, b))
    for da, db in PAIRS:
        yield call(make(B8, (2, 3)), make(da, (2, 3)), make(db, (2, 3)))
        yield call(make(B8, (2, 3)), make(da, (2, 3)), make(db, ()))
    for lc, la, lb in (("t", "c", "t"), ("s", "o", "m"), ("c", "t", "t")):
        yield call(make(B8, (3, 4), lc), make(F32, (3, 4), la), make(F32, (3, 4), lb))


def convert(make: Make) -> Iterator[Call]:
    """Every pair of dtypes, floats within the range of the integer they become."""
    for source in ALL:
        for target in ALL:
            yield call(make(source, (12,), "c", _convertible(make, source, target)), target)
    for tensor in layouts(make, F32):
        yield call(tensor, BF16)
    yield call(make(F32, (48,), "c", [1.0 + k * 2.0**-9 for k in range(48)]), BF16)
    yield call(make(F32, (48,), "c", [1.0 + k * 2.0**-12 for k in range(48)]), F16)
    yield call(make(F32, (6,), "c", [65504.0, 65519.9, 65520.0, 6e-8, 2.9e-8, -65536.0]), F16)


def _convertible(make: Make, source: torch.dtype, target: torch.dtype) -> Style:
    if not source.is_floating_point:
        return "full"
    if target.is_floating_point or target == B8:
        return "special"
    low = 0.0 if target == U8 else -120.0
    return [low, 0.5, 1.5, 2.5, -0.0, 119.99] + [make.rng.uniform(low, 120) for _ in range(6)]


def clamp(make: Make, lo_hi: Sequence[Any]) -> Iterator[Call]:
    for dtype in NUMBERS:
        for bounds in lo_hi:
            yield call(make(dtype, (20,), "c", "special"), *bounds)
    for tensor in layouts(make, F32):
        yield call(tensor, *lo_hi[0])


def clamp_tensors(make: Make) -> Iterator[Call]:
    for dtype in NUMBERS:
        yield call(make(dtype, (12,), "c", "mild"), make(dtype, (12,)), make(dtype, (12,)))
        yield call(make(dtype, (3, 4)), make(dtype, (4,)), None)
        yield call(make(dtype, (3, 4)), None, make(dtype, (3, 1)))
    yield call(make(F32, (3, 4), "t"), make(F32, (3, 4), "s"), make(F32, ()))
    yield call(make(I32, (2, 3)), make(F32, (2, 3), "c", "tame"), make(I64, (3,)))
    yield call(make(BF16, (0, 3)), make(BF16, (3,)), None)


def to_copy(make: Make) -> Iterator[Call]:
    for target in ALL:
        yield call(make(F32, (7,), "c", [0.0, 0.5, 1.5, 2.5, -0.0, 99.9, 3.0]), dtype=target)
    for tensor in layouts(make, F32):
        yield call(tensor)
        yield call(tensor, dtype=F16)
    yield call(make(BF16, (3, 4), "t"), dtype=F32, memory_format=torch.contiguous_format)
    yield call(make(F32, (2, 3, 2, 2)), dtype=BF16, memory_format=torch.channels_last)
    yield call(make(F32, (2, 3, 2, 2), "s"), memory_format=torch.preserve_format)


def device_put(make: Make) -> Iterator[Call]:
    """To where the tensor is, since there is one device here: dense ones, as copies keep them."""
    cpu = torch.device("cpu")
    for dtype in ALL:
        yield call(make(dtype, (3, 4)), cpu)
    yield call(make(F32, (3, 4), "t"), cpu, True)
    yield call(make(I64, ()), cpu)
    yield call(make(F32, (0, 4)), cpu)


def shifts(make: Make) -> Iterator[Call]:
    """Amounts below the width; values that stay in range."""
    for dtype in INTS:
        bits = torch.iinfo(dtype).bits
        for style in ("tame", (0, 2 ** (bits - 2))):
            yield call(make(dtype, (10,), "c", style), make(dtype, (10,), "c", (0, 4)))
        yield call(make(dtype, (8,), "c", [0, 1]), make(dtype, (8,), "c", (0, bits - 1)))
    for a, b in BROADCAST:
        yield call(make(I64, a, "c", (0, 99)), make(I64, b, "c", (0, 9)))
    yield call(make(I32, (3, 4), "t", (0, 99)), make(I64, (3, 4), "s", (0, 9)))


def glu(make: Make) -> Iterator[Call]:
    for dtype in FLOATS:
        yield call(make(dtype, (2, 8), "c", "mild"), -1)
    for shape, layout, dim in (((6,), "c", 0), ((4, 3), "t", 0), ((2, 4, 3), "m", 1),
                               ((2, 4, 2, 2), "cl", 1), ((0, 4), "c", -1), ((4,), "o", -1)):
        yield call(make(F32, shape, layout), dim)


def fma_plain(a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
    """a·b + c rounded once, through exact fractions, because torch's eager form rounds twice;
    its strides are kept."""
    from fractions import Fraction
    from math import isfinite

    shape = torch.broadcast_shapes(a.shape, b.shape, c.shape)
    triples = zip(*(t.expand(shape).reshape(-1).double().tolist() for t in (a, b, c)))
    out = []
    for x, y, z in triples:
        if not all(map(isfinite, (x, y, z))) or 0.0 in (x, y):
            out.append(x * y + z)
            continue
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        out.append(round_fraction(exact, a.dtype) if exact else x * y + z)
    values = torch.tensor(out, dtype=torch.float64).to(a.dtype).reshape(shape)
    return resolve("prims.fma.default")(a, b, c).copy_(values)


def round_fraction(exact: Any, dtype: torch.dtype) -> float:
    """Nearest-even in the precision of the dtype; normal results only."""
    bits = {F64: 53, F32: 24, F16: 11, BF16: 8}[dtype]
    shift = bits - (abs(exact.numerator).bit_length() - exact.denominator.bit_length())
    for scale in (shift + 1, shift, shift - 1):
        scaled = exact * 2**scale if scale >= 0 else exact / 2**-scale
        if abs(round(scaled)) < 2**bits:
            return float(round(scaled)) * 2.0**-scale
    return float(round(scaled)) * 2.0**-scale


def fma(make: Make) -> Iterator[Call]:
    for dtype in (F32, F64):
        for shapes in (((16,), (16,), (16,)), ((3, 1), (1, 4), ()), ((2, 3), (3,), (2, 1))):
            yield call(*(make(dtype, s, "c", "nonzero") for s in shapes))
        yield call(*(make(dtype, (3, 4), k, "nonzero") for k in ("t", "s", "o")))
        third = make(dtype, (4,), "c", [0.1, 0.3, 1 / 3, -0.7])
        yield call(third, third.clone(), -third * third)
    special = make(F32, (14,), "c", "mild")
    yield call(special, make(F32, (14,), "c", "nonzero"), make(F32, (14,), "c", "nonzero"))


def _unary_rows() -> Iterable[Row]:
    plain = {
        "neg": (*FLOATS, *INTS), "abs": NUMBERS, "sign": ALL, "floor": NUMBERS, "ceil": NUMBERS,
        "trunc": NUMBERS, "round": NUMBERS, "isnan": ALL, "isinf": ALL, "relu": NUMBERS,
        "logical_not": ALL, "bitwise_not": INTS_AND_BOOL,
    }
    for name, dtypes in plain.items():
        around = "tame" if name in ("neg", "abs") else "any"
        yield Row(f"aten.{name}.default", partial(unary, dtypes=dtypes, around=around))
    maths = ("reciprocal sqrt rsqrt exp expm1 log tanh erf sigmoid log1p log2 exp2 "
             "erfc atan sinh cosh asinh log10").split()
    for name in maths:
        yield Row(f"aten.{name}.default", partial(unary, dtypes=ALL))
    for name in ("sin", "cos", "tan"):
        yield Row(f"aten.{name}.default", partial(unary, dtypes=ALL, style="mild"))
    for name in ("silu", "hardswish", "hardsigmoid"):
        yield Row(f"aten.{name}.default", partial(unary, dtypes=FLOATS))
    activations = {
        "gelu": ({"approximate": "none"}, {"approximate": "tanh"}, ()),
        "leaky_relu": ((), (0.2,), (0.01,)), "hardtanh": ((), (-0.5, 2.0)),
        "elu": ((), (0.7,), (1.0, 1.0507009873554805, 1.0), (1.67, 1.05, 0.5)),
        "softplus": ((), (2.0, 5.0), (0.5,)),
    }
    for name, extras in activations.items():
        yield Row(f"aten.{name}.default", partial(unary, dtypes=FLOATS, extras=extras))


def _binary_rows() -> Iterable[Row]:
    alphas = ((), {"alpha": 2}, {"alpha": -3})
    yield Row("aten.add.Tensor", partial(binary, dtypes=ALL, extras=alphas, scalars=(2, 0.3)))
    yield Row("aten.sub.Tensor", partial(binary, dtypes=NUMBERS, extras=alphas,
                                      scalars=(2, 0.3)))
    yield Row("aten.mul.Tensor", partial(binary, dtypes=ALL, scalars=(2, 0.3)))
    yield Row("aten.div.Tensor", partial(binary, dtypes=ALL, scalars=(2, 0.3)))
    modes = tuple({"rounding_mode": m} for m in ("floor", "trunc", None))
    yield Row("aten.div.Tensor_mode", partial(_div_mode, modes=modes))
    yield Row("aten.div.Scalar_mode", partial(_div_scalar_mode, modes=modes))
    yield Row("aten.floor_divide.default", partial(binary, dtypes=NUMBERS, left="tame",
                                                   right="nonzero", grid=False))
    for name in ("minimum", "maximum", "atan2"):
        yield Row(f"aten.{name}.default", partial(binary, dtypes=ALL))
    yield Row("aten.pow.Tensor_Tensor", pow_tensors)
    yield Row("aten.remainder.Tensor", partial(binary, dtypes=NUMBERS, left="tame",
                                               right="nonzero", grid=False))
    yield Row("aten.fmod.Tensor", partial(binary, dtypes=NUMBERS, left="tame",
                                          right="nonzero", grid=False))
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        yield Row(f"aten.{name}.Tensor", partial(binary, dtypes=ALL, left="edge"))
        yield Row(f"aten.{name}.Scalar", partial(scalar_right, dtypes=ALL,
                                                 scalars=(0, 1, 0.3, -2.5, True)))
    for name in ("logical_and", "logical_or", "logical_xor"):
        yield Row(f"aten.{name}.default", partial(binary, dtypes=ALL))
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        yield Row(f"aten.{name}.Tensor", partial(binary, dtypes=INTS_AND_BOOL, left="full"))
    for name in ("bitwise_left_shift", "bitwise_right_shift"):
        yield Row(f"aten.{name}.Tensor", shifts)
        yield Row(f"aten.{name}.Tensor_Scalar", partial(scalar_right, dtypes=INTS,
                                                        scalars=(0, 3), around=(0, 15)))


def _div_mode(make: Make, modes: Sequence[Any]) -> Iterator[Call]:
    for mode in modes:
        yield from binary(make, NUMBERS, "tame", "nonzero", (mode,), (2, 0.3), False)
        yield call(*_grid(make, F32), **mode)


def _div_scalar_mode(make: Make, modes: Sequence[Any]) -> Iterator[Call]:
    for mode in modes:
        for one in scalar_right(make, NUMBERS, (2, 0.3, -3), "tame", "tame"):
            yield call(*one.args, **mode)


def pow_tensors(make: Make) -> Iterator[Call]:
    yield from binary(make, FLOATS, "pos", "tame")
    for dtype in INTS:
        yield call(make(dtype, (10,)), make(dtype, (10,), "c", (0, 3)))
    yield call(make(I64, (2, 3), "c", (0, 5)), make(F32, (3,), "c", "tame"))


def _scalar_rows() -> Iterable[Row]:
    plain = (2, 0.3, -1.5)
    for name in ("add", "sub", "rsub"):
        dtypes = ALL if name == "add" else NUMBERS
        yield Row(f"aten.{name}.Scalar", partial(_with_alpha, dtypes=dtypes))
    for name in ("mul", "div"):
        yield Row(f"aten.{name}.Scalar", partial(scalar_right, dtypes=ALL, scalars=plain,
                                                 style="special"))
    for name in ("fmod", "remainder"):
        yield Row(f"aten.{name}.Scalar", partial(scalar_right, dtypes=NUMBERS, style="mild",
                                                 scalars=(3, 2.5, -4)))
    yield Row("aten.pow.Tensor_Scalar", _pow_tensor_scalar)
    yield Row("aten.pow.Scalar", partial(scalar_left, dtypes=(*FLOATS, I64, I32, U8),
                                         scalars=(2, 0.5, 1, 3)))
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        yield Row(f"aten.{name}.Scalar", partial(scalar_right, dtypes=INTS, scalars=(3, 12),
                                                 around="full"))


def _with_alpha(make: Make, dtypes: Sequence[torch.dtype]) -> Iterator[Call]:
    yield from scalar_right(make, dtypes, (2, 0.3, -1.5))
    for dtype in (F32, I32):
        yield call(make(dtype, (5,)), 3, 2)


def _pow_tensor_scalar(make: Make) -> Iterator[Call]:
    yield from scalar_right(make, FLOATS, (2, 3, -1, -2, 0, 1, 2.5, 1.0, 2.0, 3.0))
    # Elsewhere torch takes the root for a power of 0.5; -inf and -0 show that on f16 it
    # doesn't.
    yield from scalar_right(make, (F32, F64, BF16), (0.5, -0.5))
    yield from scalar_right(make, (F16,), (0.5, -0.5),
                            [float("nan"), float("inf"), 0.0, 1.0, 0.1, -2.5, 65504.0])
    yield from scalar_right(make, INTS, (0, 1, 2, 3), around="tame")
    yield call(make(I32, (6,), "c", "pos"), 0.5)


def _other_rows() -> Iterable[Row]:
    values = ({"value": 0.5}, (), {"value": -2})
    yield Row("aten.where.self", where)
    yield Row("aten.addcmul.default", partial(ternary, dtypes=FLOATS, extras=values))
    yield Row("aten.addcdiv.default", partial(ternary, dtypes=FLOATS, extras=values,
                                              last="nonzero"))
    yield Row("aten.lerp.Scalar", partial(binary, dtypes=FLOATS, mixed=False,
                                          extras=((0.3,), (0.7,), (1.5,))))
    yield Row("aten.lerp.Tensor", partial(ternary, dtypes=FLOATS))
    yield Row("aten.clamp.default", partial(clamp, lo_hi=((-1, 2), (0,), (None, 3), (2, 1),
                                                          (-0.5, 1.5))))
    yield Row("aten.clamp.Tensor", clamp_tensors)
    for name in ("clamp_min", "clamp_max"):
        yield Row(f"aten.{name}.Tensor", partial(binary, dtypes=NUMBERS, grid=False))
        yield Row(f"aten.{name}.default", partial(clamp, lo_hi=((0,), (0.3,), (2,))))
    yield Row("aten.glu.default", glu)
    yield Row("prims.convert_element_type.default", convert)
    yield Row("aten._to_copy.default", to_copy)
    yield Row("prims.device_put.default", device_put)
    yield Row("prims.fma.default", fma, run=fma_plain)


ROWS: tuple[Row, ...] = (*_unary_rows(), *_binary_rows(), *_scalar_rows(), *_other_rows())
