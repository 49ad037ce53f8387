"""assay repro 1
pattern 3834eec239d5c006f0781b16e6d6ad2623a4db40d52c012e943588b3214f160f
home    8e2b461e2d28
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", arg1: "i64[26]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 1024, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        relu: "bf16[8, 1024, 2048]" = torch.ops.aten.relu.default(reshape)
        le: "b8[8, 1024, 2048]" = torch.ops.aten.le.Scalar(relu, 0.0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[8, 1024, 2048]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[8, 1024, 2048]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 1024, 2048]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[8, 1024, 2048]" = torch.ops.aten.mul.Tensor(gt, relu)
        mul_1: "bf16[8, 1024, 2048]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type_1: "bf16[8, 1024, 2048]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_1: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (le, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
