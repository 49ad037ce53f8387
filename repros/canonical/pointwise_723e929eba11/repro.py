"""assay repro 1
pattern 723e929eba1135c5da11c9bcac3536f3a40fdb17299d3e7d2539ee19a232ad43
home    56be109dea09
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1280, 1, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size[]"):
        relu: "bf16[512, 1280, 1, 1]" = torch.ops.aten.relu.default(arg0)
        le: "b8[512, 1280, 1, 1]" = torch.ops.aten.le.Scalar(relu, 0.0)
        reshape: "bf16[512, 1280]" = torch.ops.aten.reshape.default(relu, p0)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[512, 1280]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[512, 1280]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[512, 1280]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.2)
        mul: "bf16[512, 1280]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[512, 1280]" = torch.ops.aten.mul.Tensor(mul, 1.25)
        return (le, gt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
