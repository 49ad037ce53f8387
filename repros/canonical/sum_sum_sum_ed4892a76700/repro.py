"""assay repro 1
pattern ed4892a76700f89a87ec2b96ae15b7040cffcaf2b7d84dcc2b3506f6fb8be360
home    48ceb9cffd29
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "b8[32, 768, 512]", arg2: "f32[768]", arg3: "f32[32, 512, 768][393216, 1, 512]", arg4: "f32[32, 512, 1]", p0: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg2)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg3)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        permute: "f32[32, 768, 512]" = torch.ops.aten.permute.default(mul_6, [0, 2, 1])
        convert_element_type_2: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        mul_7: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        clone: "bf16[32, 768, 512]" = torch.ops.aten.clone.default(mul_7, memory_format = torch.contiguous_format)
        sum_5: "bf16[768]" = torch.ops.aten.sum.dim_IntList(clone, [0, 2])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, permute, clone, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
