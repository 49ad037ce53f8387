"""assay repro 1
pattern 129eae9d9e1ac4231a0ed491db36431db05f5b0cf242f6702b17a4fcea5a3ac6
home    97520710e406
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 256, 13, 13]", arg1: "bf16[512, 256, 13, 13]", p0: "size", p1: "size", p2: "size[]"):
        relu: "bf16[512, 256, 13, 13]" = torch.ops.aten.relu.default(arg0)
        le: "b8[512, 256, 13, 13]" = torch.ops.aten.le.Scalar(relu, 0.0)
        relu_1: "bf16[512, 256, 13, 13]" = torch.ops.aten.relu.default(arg1)
        cat: "bf16[512, 512, 13, 13]" = torch.ops.aten.cat.default([relu, relu_1], 1)
        le_1: "b8[512, 256, 13, 13]" = torch.ops.aten.le.Scalar(relu_1, 0.0)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[512, 512, 13, 13]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[512, 512, 13, 13]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[512, 512, 13, 13]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.5)
        mul: "bf16[512, 512, 13, 13]" = torch.ops.aten.mul.Tensor(gt, cat)
        mul_1: "bf16[512, 512, 13, 13]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        return (le, le_1, gt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
