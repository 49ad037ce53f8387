"""assay repro 1
pattern 018529c244124e2de299cb7cb3d7632557fdc93a28b797966ba2d121999ba77a
home    7ee4de20c35d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 4096]", arg1: "i64[49]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 128, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 128, 4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 128, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 128, 4096]" = torch.ops.aten.erf.default(mul)
        add: "f32[8, 128, 4096]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[8, 128, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[8, 128, 4096]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[8, 128, 4096]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[8, 128, 4096]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type_2: "bf16[8, 128, 4096]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 128, 4096]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.1)
        mul_3: "bf16[8, 128, 4096]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_1)
        mul_4: "bf16[8, 128, 4096]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        reshape_1: "bf16[1024, 4096]" = torch.ops.aten.reshape.default(mul_4, p3)
        return (gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
