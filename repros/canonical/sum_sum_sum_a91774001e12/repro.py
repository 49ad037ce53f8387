"""assay repro 1
pattern a91774001e127a89162a66703cdcf2a00e4e3c1c4dbee38b267749b80fbda7a9
home    bc76b90ef096
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 160, 14, 14]", arg1: "f32[160]", arg2: "f32[128, 196, 160]", arg3: "f32[128, 196, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[128, 160, 14, 14]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        permute: "f32[128, 14, 14, 160]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        reshape: "f32[128, 196, 160]" = torch.ops.aten.reshape.default(permute, p0)
        mul: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        mul_1: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(reshape, arg2)
        mul_3: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul, 160.0)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[128, 196, 160]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        clone: "bf16[128, 196, 160]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[25088, 160]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[160, 25088]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 160]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[160]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_2: "f32[160]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
