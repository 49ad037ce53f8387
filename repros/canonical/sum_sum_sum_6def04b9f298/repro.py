"""assay repro 1
pattern 6def04b9f298a981f859276ad34381ae4a68544579d24464c60379488a9d117d
home    13f13da7b1fe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[4096, 4096]", arg2: "bf16[4096, 4096]", arg3: "bf16[4096, 4096]", arg4: "bf16[4096, 4096]", arg5: "bf16[4096, 4096]", arg6: "bf16[4096, 4096]", arg7: "bf16[4096, 4096]", arg8: "bf16[4096, 4096]", arg9: "bf16[4096, 4096]", arg10: "bf16[4096, 4096]", arg11: "bf16[512, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg0, [0], True, dtype = torch.float32)
        reshape: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p0)
        sum_2: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg1, [0], True, dtype = torch.float32)
        reshape_1: "f32[4096]" = torch.ops.aten.reshape.default(sum_2, p1)
        sum_3: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg2, [0], True, dtype = torch.float32)
        reshape_2: "f32[4096]" = torch.ops.aten.reshape.default(sum_3, p2)
        sum_4: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True, dtype = torch.float32)
        reshape_3: "f32[4096]" = torch.ops.aten.reshape.default(sum_4, p3)
        sum_5: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        reshape_4: "f32[4096]" = torch.ops.aten.reshape.default(sum_5, p4)
        sum_6: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True, dtype = torch.float32)
        reshape_5: "f32[4096]" = torch.ops.aten.reshape.default(sum_6, p5)
        sum_7: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg6, [0], True, dtype = torch.float32)
        reshape_6: "f32[4096]" = torch.ops.aten.reshape.default(sum_7, p6)
        sum_8: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg7, [0], True, dtype = torch.float32)
        reshape_7: "f32[4096]" = torch.ops.aten.reshape.default(sum_8, p7)
        sum_9: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg8, [0], True, dtype = torch.float32)
        reshape_8: "f32[4096]" = torch.ops.aten.reshape.default(sum_9, p8)
        sum_10: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg9, [0], True, dtype = torch.float32)
        reshape_9: "f32[4096]" = torch.ops.aten.reshape.default(sum_10, p9)
        sum_11: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(arg10, [0], True, dtype = torch.float32)
        reshape_10: "f32[4096]" = torch.ops.aten.reshape.default(sum_11, p10)
        convert_element_type: "f32[512, 512, 64]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        reshape_11: "f32[8, 64, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type, p11)
        mul: "f32[8, 64, 512, 64]" = torch.ops.aten.mul.Scalar(reshape_11, 0.3535533905932738)
        convert_element_type_1: "bf16[8, 64, 512, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        permute: "bf16[8, 512, 64, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[8, 512, 64, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_12: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(clone, p12)
        reshape_13: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(reshape_12, p13)
        permute_1: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_13, [1, 0])
        sum_12: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_13, [0], True, dtype = torch.float32)
        reshape_14: "f32[4096]" = torch.ops.aten.reshape.default(sum_12, p14)
        convert_element_type_2: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_3: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_4: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_5: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_6: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        convert_element_type_7: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        convert_element_type_8: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        convert_element_type_9: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        convert_element_type_10: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        convert_element_type_11: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        convert_element_type_12: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        add: "f32[4096]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_12)
        add_1: "f32[4096]" = torch.ops.aten.add.Tensor(add, convert_element_type_10)
        add_2: "f32[4096]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_8)
        add_3: "f32[4096]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_6)
        add_4: "f32[4096]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_4)
        add_5: "f32[4096]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_3)
        add_6: "f32[4096]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_5)
        add_7: "f32[4096]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_7)
        add_8: "f32[4096]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_9)
        add_9: "f32[4096]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_11)
        convert_element_type_13: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_14, torch.float32)
        add_10: "f32[4096]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_13)
        return (reshape_13, permute_1, add_10)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
