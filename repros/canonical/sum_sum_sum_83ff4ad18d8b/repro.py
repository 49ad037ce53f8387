"""assay repro 1
pattern 83ff4ad18d8b27fc1595696a427eafa3f50ce6c23e914d30ad59b293232fa39e
home    8aa1f048a482
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[32768, 128]", arg2: "f32[128]", arg3: "f32[128]", arg4: "bf16[32768, 128]", arg5: "f32[256, 128, 128]", arg6: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_1, arg2)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg3)
        add_1: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(reshape, add)
        reshape_2: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg4, p2)
        convert_element_type: "f32[256, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(arg5, convert_element_type)
        mul_1: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add_2, arg6)
        mul_2: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add_2, add_1)
        mul_3: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        mul_4: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, reshape_1)
        sum_1: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[128]" = torch.ops.aten.reshape.default(sum_2, p4)
        sum_3: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1], True, dtype = torch.float32)
        reshape_5: "f32[128]" = torch.ops.aten.reshape.default(sum_3, p5)
        sum_4: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1], True, dtype = torch.float32)
        reshape_6: "f32[128]" = torch.ops.aten.reshape.default(sum_4, p6)
        convert_element_type_1: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_7: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        permute: "bf16[128, 32768]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0], True, dtype = torch.float32)
        reshape_8: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p8)
        convert_element_type_2: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_9: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p9)
        permute_1: "bf16[128, 32768]" = torch.ops.aten.permute.default(reshape_9, [1, 0])
        sum_6: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_9, [0], True, dtype = torch.float32)
        reshape_10: "f32[128]" = torch.ops.aten.reshape.default(sum_6, p10)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        convert_element_type_4: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        return (reshape_3, reshape_4, reshape_5, reshape_6, reshape_7, permute, reshape_9, permute_1, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
