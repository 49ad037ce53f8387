"""The `genai` suite: the memory-bound kernels that generative models spend their time in.

A row is a module of `genai_ops` and the sizes that one step runs it at. The four rows named
first are the suite's own; the others have sizes of serving and of training.
"""

from __future__ import annotations

from typing import Any

from .row import Ask, Made, Row

Shape = tuple[int, ...]
INFER, BOTH = ("infer",), ("infer", "train")


def _row(name: str, cls: str, *shapes: Shape, modes: tuple[str, ...] = BOTH) -> Row:
    """The first number of a shape is what `--batch` replaces."""
    first = shapes[0]
    return Row(name, cls, (first[0], first[0]), (first[-1], first[-1]), kind="rows",
               settings={"shapes": shapes}, modes=modes, half_in_train=True)


TOKENS = ((16, 4096), (256, 4096), (4096, 4096), (8192, 2048), (16384, 768), (2048, 8192))
LOGITS = ((4096, 32000), (8192, 50304), (4096, 128256), (2048, 151936))
NEXT = ((1, 128256), (32, 128256), (256, 32000), (64, 151936), (128, 262144))
WIDE = ((16, 28672), (256, 28672), (4096, 28672), (8192, 16384), (2048, 22016))
HEADS = ((1, 32, 4096, 128), (8, 16, 1024, 64), (64, 32, 1, 128), (4, 8, 2048, 256))

MODELS = (
    _row("cross_entropy", "CrossEntropy", (8192, 262144)),
    _row("softmax", "Softmax", (8192, 262144)),
    _row("layer_norm", "LayerNorm", (1152000, 512)),
    _row("rms_norm", "RmsNorm", (1152000, 512)),
    _row("cross_entropy_sizes", "CrossEntropy", *LOGITS),
    _row("softmax_sizes", "Softmax", (4096, 4096), (16384, 2048), (32768, 1024), *NEXT),
    _row("layer_norm_sizes", "LayerNorm", *TOKENS, (8, 12288), (32768, 1280)),
    _row("rms_norm_sizes", "RmsNorm", *TOKENS, (131072, 128), (1, 8192)),
    _row("add_rms_norm", "AddRmsNorm", *TOKENS),
    _row("dropout_add_layer_norm", "DropoutAddLayerNorm", *TOKENS[2:]),
    _row("modulate", "Modulate", (8, 1024, 1152), (2, 4096, 3072), (32, 256, 1152)),
    _row("group_norm_silu", "GroupNormSilu", (8, 320, 64, 64), (8, 640, 32, 32),
         (8, 1280, 16, 16), (2, 512, 128, 128)),
    _row("swiglu", "SwiGlu", *WIDE),
    _row("geglu", "GeGlu", *WIDE),
    _row("bias_gelu", "BiasGelu", *((rows, 4 * size) for rows, size in TOKENS)),
    _row("rope", "Rope", *HEADS),
    _row("masked_softmax", "MaskedSoftmax", (8, 16, 1024, 1024), (1, 32, 2048, 2048),
         (32, 12, 512, 512)),
    _row("softcap_loss", "SoftcapLoss", *LOGITS[:3]),
    _row("embedding", "Embedding", (8, 1024, 32000, 2048), (4, 2048, 128256, 4096),
         (32, 512, 50304, 768)),
    _row("moe_routing", "MoeRouting", (16, 128), (4096, 64), (8192, 128), (16384, 8),
         (32768, 32)),
    _row("moe_combine", "MoeCombine", (1024, 2880), (16384, 2048), (65536, 1024)),
    _row("kv_update", "KvUpdate", (64, 8, 128), (4096, 8, 128), (1024, 32, 64), modes=INFER),
    _row("kv_gather", "KvGather", (8, 64, 16, 8, 128), (64, 32, 16, 4, 64), modes=INFER),
    _row("sampling", "Sampling", *NEXT, modes=INFER),
    _row("nucleus_sampling", "NucleusSampling", *NEXT, modes=INFER),
    _row("greedy_logprob", "GreedyLogprob", *NEXT, modes=INFER),
    _row("repetition_penalty", "RepetitionPenalty", *NEXT, modes=INFER),
    _row("fp8_tensor", "Fp8Tensor", *TOKENS, modes=INFER),
    _row("fp8_row", "Fp8Row", *TOKENS, modes=INFER),
    _row("fp8_block", "Fp8Block", *TOKENS, modes=INFER),
    _row("fp8_dequant", "Fp8Dequant", *TOKENS, modes=INFER),
    _row("rms_norm_fp8", "NormFp8", *TOKENS, modes=INFER),
    _row("swiglu_fp8", "SwiGluFp8", *WIDE, modes=INFER),
    _row("int8_row", "Int8Row", *TOKENS, modes=INFER),
)


def library() -> str:
    import torch

    return f"torch {torch.__version__}"


def make(row: Row, ask: Ask) -> Made:
    from . import genai_ops

    shapes: list[Shape] = row.settings["shapes"]
    if ask.batch != row.batch[ask.train]:
        shapes = list(dict.fromkeys((ask.batch, *shape[1:]) for shape in shapes))
    return getattr(genai_ops, row.cls)(), [arguments(row.cls, shape) for shape in shapes]


def arguments(cls: str, shape: Shape) -> dict[str, Any]:
    """What one call gets; floats in f32, they are cast by the policy."""
    import torch

    if cls in MAKERS:
        return MAKERS[cls](*shape)
    args = {"x": torch.randn(shape)}
    for name in EXTRAS.get(cls, ()):
        like = shape if name == "residual" else shape[1:2] if cls == "GroupNormSilu" \
            else shape[-1:]
        args[name] = torch.randn(like)
    return args


EXTRAS = {
    "LayerNorm": ("weight", "bias"), "RmsNorm": ("weight",), "NormFp8": ("weight",),
    "AddRmsNorm": ("residual", "weight"), "DropoutAddLayerNorm": ("residual", "weight", "bias"),
    "GroupNormSilu": ("weight", "bias"), "BiasGelu": ("bias",),
}


def _labelled(rows: int, words: int) -> dict[str, Any]:
    import torch

    return {"x": torch.randn(rows, words), "labels": torch.randint(0, words, (rows,))}


def _rope(batch: int, heads: int, length: int, size: int) -> dict[str, Any]:
    """Grouped keys: a quarter of the heads. One token alone stands late in its sequence."""
    import torch

    start = 4000 if length == 1 else 0
    return {"q": torch.randn(batch, length, heads, size).transpose(1, 2),
            "k": torch.randn(batch, length, heads // 4, size).transpose(1, 2),
            "position": torch.arange(start, start + length)}


def _modulate(batch: int, length: int, size: int) -> dict[str, Any]:
    import torch

    return {"x": torch.randn(batch, length, size), "scale": torch.randn(batch, size),
            "shift": torch.randn(batch, size)}


def _embedding(batch: int, length: int, words: int, size: int) -> dict[str, Any]:
    import torch

    return {"table": torch.randn(words, size), "places": torch.randn(2 * length, size),
            "tokens": torch.randint(0, words, (batch, length))}


def _combine(rows: int, size: int) -> dict[str, Any]:
    import torch

    tokens = max(rows // 4, 1)
    return {"x": torch.randn(rows, size), "weight": torch.rand(rows),
            "token": torch.arange(rows) % tokens}


def _kv_update(rows: int, heads: int, size: int) -> dict[str, Any]:
    """Slots differ, as those of a cache do."""
    import torch

    slots = 4 * rows
    return {"keys": torch.randn(slots, heads, size), "values": torch.randn(slots, heads, size),
            "k": torch.randn(rows, heads, size), "v": torch.randn(rows, heads, size),
            "slot": torch.randperm(slots)[:rows]}


def _kv_gather(batch: int, pages: int, page: int, heads: int, size: int) -> dict[str, Any]:
    import torch

    stock = 2 * batch * pages
    return {"pages": torch.randn(stock, page, heads, size),
            "table": torch.randperm(stock)[: batch * pages].view(batch, pages)}


def _sampling(rows: int, words: int) -> dict[str, Any]:
    import torch

    return {"x": torch.randn(rows, words), "temperature": torch.rand(rows) + 0.5}


def _penalty(rows: int, words: int) -> dict[str, Any]:
    import torch

    return {"x": torch.randn(rows, words), "seen": torch.randint(0, words, (rows, 1024))}


def _dequant(rows: int, size: int) -> dict[str, Any]:
    import torch

    return {"x": torch.randn(rows, size).to(torch.float8_e4m3fn), "scale": torch.rand(rows)}


MAKERS = {
    "CrossEntropy": _labelled, "SoftcapLoss": _labelled, "Rope": _rope, "Modulate": _modulate,
    "Embedding": _embedding, "MoeCombine": _combine, "KvUpdate": _kv_update,
    "KvGather": _kv_gather, "Sampling": _sampling, "RepetitionPenalty": _penalty,
    "Fp8Dequant": _dequant,
}
