"""Cases of Inductor's random ops, by the meaning they have in compiled code.

Torch's own eager results come from another stream, so Philox4x32-10 is written out here and
held against known vectors before anything is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod

import torch
from cases_core import CPU, I64, Call, Make, Row, call

MASK = 0xFFFFFFFF
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
WEYL = (0x9E3779B9, 0xBB67AE85)
SEEDS = (0, 1, 12345, -1, 2**62 + 12345, -(2**63), 0x1_0000_0001)
SIZES: tuple[list[int], ...] = ([4], [], [2, 3], [0], [1, 1, 5], [2, 2, 2, 2])


def philox(counter: Sequence[int], key: Sequence[int]) -> tuple[int, ...]:
    """Four words of Philox4x32 with ten rounds."""
    c, k = list(counter), list(key)
    for _ in range(10):
        first, second = MULTIPLIERS[0] * c[0], MULTIPLIERS[1] * c[2]
        c = [(second >> 32) ^ c[1] ^ k[0], second & MASK, (first >> 32) ^ c[3] ^ k[1],
             first & MASK]
        k = [(k[0] + WEYL[0]) & MASK, (k[1] + WEYL[1]) & MASK]
    return tuple(c)


def words(seed: int, count: int) -> list[tuple[int, ...]]:
    """The words of elements 0 … count-1 under a seed."""
    key = (seed & MASK, (seed >> 32) & MASK)
    return [philox((j & MASK, 0, 0, 0), key) for j in range(count)]


def unit(raw: Sequence[int]) -> torch.Tensor:
    """Words as f32 in [0, 1), one rounding at the conversion and one at the product."""
    signed = [w - (1 << 32) if w >> 31 else w for w in raw]
    folded = torch.tensor([-s - 1 if s < 0 else s for s in signed], dtype=torch.int64)
    return folded.to(torch.float32) * torch.tensor(4.6566127342e-10, dtype=torch.float32)


def random_values(size: list[int], seed: torch.Tensor, mode: str) -> torch.Tensor:
    drawn = words(int(seed), prod(size))
    first = unit([w[0] for w in drawn])
    if mode == "rand":
        return first.reshape(size)
    turn = torch.tensor(6.283185307179586, dtype=torch.float32) * unit([w[1] for w in drawn])
    floor = torch.tensor(1e-7, dtype=torch.float32)
    radius = (torch.maximum(floor, first).log() * -2.0).sqrt()
    return (radius * turn.cos()).reshape(size)


def random_integers(low: int, high: int, size: list[int], seed: torch.Tensor) -> torch.Tensor:
    drawn = words(int(seed), prod(size))
    values = [(w[0] | w[1] << 32) % (high - low) + low for w in drawn]
    return torch.tensor(values, dtype=torch.int64).reshape(size)


def check_vectors() -> None:
    """Known answers; a wrong stream must never be stored."""
    zero = philox((0, 0, 0, 0), (0, 0))
    if zero != (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8):
        raise RuntimeError("philox: wrong words for counter 0, key 0")
    ones = philox((MASK,) * 4, (MASK,) * 2)
    if ones != (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD):
        raise RuntimeError("philox: wrong words for all ones")
    seed = torch.tensor(1)
    rand = random_values([4], seed, "rand")
    want = torch.tensor([0.21948163, 0.6560034, 0.49480292, 0.48474693])
    if not torch.equal(rand, want):
        raise RuntimeError(f"rand: {rand.tolist()}")
    small = [random_integers(a, b, [4], seed).tolist() for a, b in ((0, 10), (-5, 7))]
    if small != [[8, 1, 8, 7], [-1, -2, -5, 4]]:
        raise RuntimeError(f"randint: {small}")


def _seed(value: int) -> torch.Tensor:
    return torch.tensor(value, dtype=torch.int64)


def randoms(_: Make) -> Iterator[Call]:
    for mode in ("rand", "randn"):
        for seed in SEEDS:
            yield call([4], _seed(seed), mode)
        for size in SIZES[1:]:
            yield call(size, _seed(1), mode)


def integers(_: Make) -> Iterator[Call]:
    for low, high in ((0, 10), (-5, 7), (0, 1), (0, 2**40), (-(2**62), 2**62)):
        for seed in SEEDS:
            yield call(low, high, [4], _seed(seed))
    for size in SIZES[1:]:
        yield call(0, 100, size, _seed(1))


def seeds(_: Make) -> Iterator[Call]:
    for count in (1, 3, 0):
        yield call(count, CPU)


def lookups(make: Make) -> Iterator[Call]:
    for count, index, layout in ((1, 0, "c"), (5, 4, "c"), (5, 2, "s"), (5, 1, "o")):
        yield call(make(I64, (count,), layout, "full"), index)


def _rows() -> Iterable[Row]:
    check_vectors()
    yield Row("prims.inductor_seeds.default", seeds, values=False)
    yield Row("prims.inductor_lookup_seed.default", lookups)
    yield Row("prims.inductor_random.default", randoms, run=random_values)
    yield Row("prims.inductor_randint.default", integers, run=random_integers)


ROWS: tuple[Row, ...] = tuple(_rows())
