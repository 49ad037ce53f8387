"""assay repro 1
pattern f160031dad7ba611da7de539c7444cfdc0155c3d62e5510dde8479aead4adfff
home    3aece3fbcabe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "f32[1, 128, 512]", arg2: "f32[256, 128, 512]", arg3: "bf16[32768, 512]", arg4: "bf16[32768, 512]", arg5: "bf16[32768, 512]", arg6: "i64[1, 512]", arg7: "f32[256, 128, 512]", arg8: "f32[512]", arg9: "f32[]", arg10: "i64[256, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        full: "f32[2, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[512, 512]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "b8[256, 128, 1]" = torch.ops.aten.full.default(p2, False, dtype = torch.bool)
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p3)
        add: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(reshape, arg1)
        add_1: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add, arg2)
        reshape_1: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg3, p4)
        reshape_2: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg4, p5)
        reshape_3: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg5, p6)
        slice_1: "i64[1, 128]" = torch.ops.aten.slice.Tensor(arg6, 1, p7, p8, p9)
        eq: "b8[1, 128]" = torch.ops.aten.eq.Scalar(slice_1, -1)
        unsqueeze: "b8[1, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_2: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(arg7, convert_element_type)
        convert_element_type_1: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_3: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_1)
        convert_element_type_2: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_4: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_2)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_4, arg8)
        mul_1: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_4, add_1)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(add_4, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p10)
        sum_2: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1], True, dtype = torch.float32)
        reshape_5: "f32[512]" = torch.ops.aten.reshape.default(sum_2, p11)
        sum_3: "f32[1, 128, 512]" = torch.ops.aten.sum.dim_IntList(mul, [0], True, dtype = torch.float32)
        where: "f32[256, 128, 512]" = torch.ops.aten.where.self(full_2, arg9, mul)
        index_put: "f32[2, 512]" = torch.ops.aten.index_put.default(full, [arg10], where, True)
        where_1: "f32[1, 128, 512]" = torch.ops.aten.where.self(unsqueeze, arg9, sum_3)
        index_put_1: "f32[512, 512]" = torch.ops.aten.index_put.default(full_1, [slice_1], where_1, True)
        convert_element_type_3: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_6: "bf16[32768, 512]" = torch.ops.aten.reshape.default(convert_element_type_3, p12)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        sum_4: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0], True, dtype = torch.float32)
        reshape_7: "f32[512]" = torch.ops.aten.reshape.default(sum_4, p13)
        convert_element_type_4: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        return (reshape_4, reshape_5, index_put, index_put_1, reshape_6, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
