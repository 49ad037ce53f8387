"""The `timm` suite: image models of timm with random weights, channels last."""

from __future__ import annotations

from .row import Ask, Made, Pair, Row


def _row(name: str, batch: int, sides: int | Pair) -> Row:
    pair = (sides, sides) if isinstance(sides, int) else sides
    return Row(name, name, (batch, batch), pair, kind="image", channels_last=True)


MODELS = (
    _row("adv_inception_v3", 128, 299),
    _row("beit_base_patch16_224", 128, 224),
    _row("convnextv2_nano", 128, (288, 224)),
    _row("deit_base_distilled_patch16_224", 128, 224),
    _row("deit_tiny_patch16_224", 128, 224),
    _row("dm_nfnet_f0", 128, (256, 192)),
    _row("ghostnet_100", 512, 224),
    _row("inception_v3", 128, 299),
    _row("mobilenetv2_100", 128, 224),
    _row("mobilenetv3_large_100", 512, 224),
    _row("mobilevit_s", 128, 256),
    _row("nfnet_l0", 128, (288, 224)),
    _row("repvgg_a2", 128, 224),
    _row("swin_base_patch4_window7_224", 128, 224),
    _row("tf_efficientnet_b0", 128, 224),
    _row("visformer_small", 128, 224),
    _row("vit_base_patch14_dinov2", 128, 518),
    _row("vit_base_patch16_siglip_256", 128, 256),
    # Beyond the suite's own list: families of kernels that it lacks.
    _row("cait_s24_224", 64, 224),
    _row("coat_lite_mini", 128, 224),
    _row("coatnet_0_rw_224", 64, 224),
    _row("convmixer_768_32", 32, 224),
    _row("crossvit_9_240", 128, 240),
    _row("cspdarknet53", 64, 256),
    _row("dla102", 128, 224),
    _row("dpn107", 32, 224),
    _row("eca_halonext26ts", 128, 256),
    _row("edgenext_base", 64, 256),
    _row("efficientformer_l1", 128, 224),
    _row("fbnetc_100", 256, 224),
    _row("gmixer_24_224", 128, 224),
    _row("gmlp_s16_224", 128, 224),
    _row("hrnet_w18", 64, 224),
    _row("lcnet_050", 256, 224),
    _row("levit_128", 256, 224),
    _row("maxvit_tiny_rw_224", 64, 224),
    _row("mixer_b16_224", 128, 224),
    _row("mixnet_l", 128, 224),
    _row("mnasnet_100", 256, 224),
    _row("pit_b_224", 64, 224),
    _row("pnasnet5large", 16, 331),
    _row("poolformer_m36", 64, 224),
    _row("pvt_v2_b0", 128, 224),
    _row("regnety_002", 256, 224),
    _row("res2net50_14w_8s", 128, 224),
    _row("resmlp_12_224", 128, 224),
    _row("resnest101e", 64, 256),
    _row("rexnet_100", 128, 224),
    _row("sebotnet33ts_256", 64, 256),
    _row("selecsls42b", 128, 224),
    _row("tnt_s_patch16_224", 64, 224),
    _row("twins_pcpvt_base", 64, 224),
    _row("volo_d1_224", 64, 224),
    _row("xcit_tiny_12_p16_224", 128, 224),
)


def library() -> str:
    import timm

    return f"timm {timm.__version__}"


def make(row: Row, ask: Ask) -> Made:
    import timm
    import torch

    model = timm.create_model(row.cls, pretrained=False).to(ask.dtype)
    return model, [(torch.randn(ask.batch, 3, ask.size, ask.size),)]
