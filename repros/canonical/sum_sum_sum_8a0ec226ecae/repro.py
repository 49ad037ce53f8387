"""assay repro 1
pattern 8a0ec226ecae17f1ef9fdddcae1ae5bfc7373454fb299e6e4f313cae3db825a2
home    c91653c999b0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 64, 512, 64][4096, 64, 4096, 1]", arg1: "bf16[512, 4096]", arg2: "bf16[512, 4096]", arg3: "bf16[512, 4096]", arg4: "bf16[512, 4096]", arg5: "bf16[512, 4096]", arg6: "bf16[512, 4096]", arg7: "bf16[512, 4096]", arg8: "bf16[512, 4096]", arg9: "bf16[512, 4096]", arg10: "bf16[512, 4096]", arg11: "bf16[512, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        permute: "bf16[1, 512, 64, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        reshape: "bf16[1, 512, 4096]" = torch.ops.aten.reshape.default(permute, p0)
        reshape_1: "bf16[512, 4096]" = torch.ops.aten.reshape.default(reshape, p1)
        permute_1: "bf16[4096, 512]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg1, [0], True)
        reshape_2: "bf16[4096]" = torch.ops.aten.reshape.default(sum_1, p2)
        sum_2: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg2, [0], True)
        reshape_3: "bf16[4096]" = torch.ops.aten.reshape.default(sum_2, p3)
        sum_3: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True)
        reshape_4: "bf16[4096]" = torch.ops.aten.reshape.default(sum_3, p4)
        sum_4: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True)
        reshape_5: "bf16[4096]" = torch.ops.aten.reshape.default(sum_4, p5)
        sum_5: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True)
        reshape_6: "bf16[4096]" = torch.ops.aten.reshape.default(sum_5, p6)
        sum_6: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg6, [0], True)
        reshape_7: "bf16[4096]" = torch.ops.aten.reshape.default(sum_6, p7)
        sum_7: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg7, [0], True)
        reshape_8: "bf16[4096]" = torch.ops.aten.reshape.default(sum_7, p8)
        sum_8: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg8, [0], True)
        reshape_9: "bf16[4096]" = torch.ops.aten.reshape.default(sum_8, p9)
        sum_9: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg9, [0], True)
        reshape_10: "bf16[4096]" = torch.ops.aten.reshape.default(sum_9, p10)
        sum_10: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg10, [0], True)
        reshape_11: "bf16[4096]" = torch.ops.aten.reshape.default(sum_10, p11)
        sum_11: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg11, [0], True)
        reshape_12: "bf16[4096]" = torch.ops.aten.reshape.default(sum_11, p12)
        sum_12: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True)
        reshape_13: "bf16[4096]" = torch.ops.aten.reshape.default(sum_12, p13)
        convert_element_type: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_1: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_2: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        convert_element_type_3: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        convert_element_type_4: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        convert_element_type_5: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        convert_element_type_6: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        convert_element_type_7: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        convert_element_type_8: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        convert_element_type_9: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        convert_element_type_10: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_12, torch.float32)
        add: "f32[4096]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_10)
        add_1: "f32[4096]" = torch.ops.aten.add.Tensor(add, convert_element_type_8)
        add_2: "f32[4096]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_6)
        add_3: "f32[4096]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_4)
        add_4: "f32[4096]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_2)
        add_5: "f32[4096]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_1)
        add_6: "f32[4096]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_3)
        add_7: "f32[4096]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_5)
        add_8: "f32[4096]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_7)
        add_9: "f32[4096]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_9)
        convert_element_type_11: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_13, torch.float32)
        add_10: "f32[4096]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_11)
        return (reshape_1, permute_1, add_10)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
