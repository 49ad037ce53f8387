"""assay repro 1
pattern c9961b14563242f6cc5d762afcf6d06182855d8d7b12e612ca8222f19fab7558
home    8de7ed54f22f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg2: "f32[128, 768, 7, 7]", arg3: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg2, convert_element_type)
        permute: "f32[128, 7, 7, 768]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        mul: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, arg3)
        mul_1: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_1: "f32[1, 1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_1: "bf16[128, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        clone: "bf16[128, 7, 7, 768]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
