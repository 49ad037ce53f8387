"""JSON as assay's files have it: two-space indent, each tensor entry on one line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

ENTRY_LISTS = frozenset(["in", "inputs", "outputs"])


def _inline(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _block(brackets: str, items: list[str], pad: str) -> str:
    inner = ",\n".join(f"{pad}  {item}" for item in items)
    return f"{brackets[0]}\n{inner}\n{pad}{brackets[1]}"


def _text(value: Any, pad: str, key: str) -> str:
    if not isinstance(value, (dict, list)) or not value:
        return _inline(value)
    deeper = pad + "  "
    if isinstance(value, dict):
        items = [f"{_inline(k)}: {_text(v, deeper, k)}" for k, v in value.items()]
        return _block("{}", items, pad)
    if key in ENTRY_LISTS:
        return _block("[]", [_inline(v) for v in value], pad)
    return _block("[]", [_text(v, deeper, "") for v in value], pad)


def json_text(value: Any) -> str:
    return _text(value, "", "") + "\n"


def write_atomic(path: Path, text: str) -> None:
    """A reader sees the old file or the new one, never half of it."""
    temp = path.with_name(path.name + ".tmp")
    temp.write_text(text, encoding="utf-8", newline="\n")
    os.replace(temp, path)
