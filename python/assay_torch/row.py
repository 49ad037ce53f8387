"""What the table of a suite is made of, and what is asked of a suite for one row.

A suite is a module with MODELS (rows), `library()` (whose models, with its version) and
`make(row, ask)`: the module in `ask.dtype`, and the arguments of each call of one step.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Pair = tuple[int, int]
Made = tuple[Any, list[Any]]


@dataclass(frozen=True)
class Row:
    """`batch` and `size` (a sequence length, an image side) are for infer and train."""

    name: str
    cls: str
    batch: Pair
    size: Pair
    config: str = ""
    kind: str = "lm"
    settings: dict[str, Any] = field(default_factory=dict)
    modes: tuple[str, ...] = ("infer", "train")
    keep_f32: tuple[str, ...] = ()  # the modes that fail in bf16
    half_in_train: bool = False
    channels_last: bool = False


@dataclass(frozen=True)
class Ask:
    """One row in one mode: what the policies of `suites` came to."""

    batch: int
    size: int
    train: bool
    device: str
    half: bool
    autocast: bool = False

    @property
    def dtype(self) -> Any:
        import torch

        return torch.bfloat16 if self.half else torch.float32


@contextlib.contextmanager
def default_dtype(dtype: Any) -> Iterator[None]:
    """Weights are born in this type, constants that a model keeps in f32 stay so."""
    import torch

    before = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        yield
    finally:
        torch.set_default_dtype(before)
