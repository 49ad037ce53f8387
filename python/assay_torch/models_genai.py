"""The `genai` suite: the few large kernels that language models spend their time in."""

from __future__ import annotations

from typing import Any

from .models_hf import Model

VOCABULARY = 262144
HIDDEN = 512


def _row(name: str, rows: int, size: int) -> Model:
    return Model(name, name, "", (rows, rows), size, "rows", half_in_train=True)


MODELS = (
    _row("cross_entropy", 8192, VOCABULARY),
    _row("softmax", 8192, VOCABULARY),
    _row("layer_norm", 1152000, HIDDEN),
    _row("rms_norm", 1152000, HIDDEN),
)

LISTED = {model.name: model for model in MODELS}


def library() -> str:
    import torch

    return f"torch {torch.__version__}"


def configuration(_: Model) -> None:
    """Nothing to configure: a row says it all."""


def build(model: Model, _: None) -> Any:
    import torch

    functional = torch.nn.functional

    class Softmax(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return functional.softmax(x, -1)

    class CrossEntropy(torch.nn.Module):
        def forward(self, x: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
            return functional.cross_entropy(x.float(), labels)

    made = {"softmax": Softmax, "cross_entropy": CrossEntropy,
            "layer_norm": lambda: torch.nn.LayerNorm(model.size),
            "rms_norm": lambda: torch.nn.RMSNorm(model.size, eps=1e-6)}
    return made[model.name]()


def inputs(model: Model, _: None, batch: int, train: bool) -> dict[str, Any]:
    import torch

    x = torch.randn(batch, model.size)
    if model.name == "cross_entropy":
        return {"x": x, "labels": torch.randint(0, model.size, (batch,))}
    return {"input" if model.name == "layer_norm" else "x": x}
