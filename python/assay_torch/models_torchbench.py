"""The `torchbench` suite: models of an installed checkout of torch's benchmark, else of
torchvision where it has them. Weights are random in both.
"""

from __future__ import annotations

from typing import Any

from .row import Ask, Made, Row

CHECKOUT, VISION = "torchbenchmark", "torchvision"


def _vision(name: str, batch: int) -> Row:
    return Row(name, f"{VISION}.models.{name}", (batch, batch), (224, 224), kind="image")


def _bench(name: str, batch: int = 0, modes: tuple[str, ...] = ("infer", "train")) -> Row:
    """Batch 0: the one that the checkout has for the model."""
    return Row(name, f"{CHECKOUT}.models.{name}", (batch, batch), (0, 0), kind="bench",
               modes=modes)


MODELS = (
    _bench("BERT_pytorch", 128),
    _bench("LearningToPaint", 1024),
    _vision("alexnet", 1024),
    _bench("dcgan", 1024),
    _bench("demucs", 4),
    _vision("densenet121", 64),
    _bench("functorch_dp_cifar10"),
    _bench("lennard_jones"),
    _bench("maml"),
    _vision("mnasnet1_0", 256),
    _vision("mobilenet_v2", 128),
    _vision("mobilenet_v3_large", 256),
    _bench("nvidia_deeprecommender", 1024),
    _bench("opacus_cifar10"),
    _bench("phlippe_densenet"),
    _bench("phlippe_resnet"),
    _bench("pyhpc_equation_of_state", modes=("infer",)),
    _bench("pyhpc_isoneutral_mixing", modes=("infer",)),
    _bench("pyhpc_turbulent_kinetic_energy", modes=("infer",)),
    _bench("pytorch_CycleGAN_and_pix2pix", modes=("infer",)),
    _bench("pytorch_unet", 8),
    _vision("resnet18", 512),
    _vision("resnet50", 128),
    _vision("resnet152", 32),
    _vision("resnext50_32x4d", 128),
    _vision("shufflenet_v2_x1_0", 512),
    _vision("squeezenet1_1", 512),
    _bench("tts_angular"),
    _vision("vgg16", 128),
)


def library() -> str:
    import importlib.metadata

    return f"{VISION} {importlib.metadata.version(VISION)}"


def _from_checkout(row: Row, ask: Ask) -> Made:
    try:
        from torchbenchmark import load_model_by_name
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{row.name} needs a checkout of torch's benchmark ({CHECKOUT}) on the path of "
            f"Python; only the models of {VISION} do without") from error
    bench = load_model_by_name(row.name)
    model, inputs = bench(test="train" if ask.train else "eval", device=ask.device,
                          batch_size=ask.batch or None).get_module()
    return model.to(ask.dtype), [inputs if isinstance(inputs, dict) else tuple(inputs)]


def make(row: Row, ask: Ask) -> Made:
    if row.kind == "bench":
        return _from_checkout(row, ask)
    import torch

    models: Any = __import__(f"{VISION}.models").models
    return (getattr(models, row.name)(weights=None).to(ask.dtype),
            [(torch.randn(ask.batch, 3, ask.size, ask.size),)])
