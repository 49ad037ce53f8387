"""assay repro 1
pattern 0758a2aba1a8e2cfe703b0e53a887e5e0cd5df5e13b81b8c008dc95d20da4d32
home    46cbfc103b48
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[112]", arg1: "f32[112]", arg2: "bf16[25088, 112]", arg3: "bf16[128, 112, 14, 14]", arg4: "f32[128, 112, 14, 14]", arg5: "f32[128, 112, 14, 14]", arg6: "f32[112, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        mul: "f32[112]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[112]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 196, 112]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[128, 14, 14, 112]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 112, 14, 14]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        unsqueeze: "f32[1, 112]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 112, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 112, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 112, 14, 14]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_2: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        sum_1: "f32[112]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[112]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[112]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_5: "f32[112]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[112]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 2, 3])
        mul_6: "f32[112]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_3: "f32[1, 112]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 112]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 112, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 112, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 112, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(arg4, unsqueeze_7)
        sub: "f32[128, 112, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_7)
        unsqueeze_8: "f32[1, 112, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_1: "f32[128, 112, 14, 14]" = torch.ops.aten.sub.Tensor(sub, unsqueeze_8)
        mul_8: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        add: "f32[128, 112, 14, 14]" = torch.ops.aten.add.Tensor(arg5, mul_8)
        mul_9: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(add, arg6)
        mul_10: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(add, permute)
        sum_3: "f32[1, 112, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[112, 1, 1]" = torch.ops.aten.reshape.default(sum_3, p2)
        convert_element_type_1: "bf16[128, 112, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        permute_1: "bf16[128, 14, 14, 112]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 3, 1])
        reshape_3: "bf16[128, 196, 112]" = torch.ops.aten.reshape.default(permute_1, p3)
        clone: "bf16[128, 196, 112]" = torch.ops.aten.clone.default(reshape_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[25088, 112]" = torch.ops.aten.reshape.default(clone, p4)
        permute_2: "bf16[112, 25088]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_4: "f32[1, 112]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[112]" = torch.ops.aten.reshape.default(sum_4, p5)
        convert_element_type_2: "f32[112]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (mul_3, sum_2, add, reshape_2, reshape_4, permute_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
