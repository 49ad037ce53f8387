"""assay repro 1
pattern 57612a34d5d5470376b256790b69eab2b5589d6f811ac5a06f9867b64fd33e1f
home    023696f1b878
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 768]", arg1: "bf16[2048, 768]", arg2: "bf16[4096, 768]", arg3: "b8[16, 256, 768]", arg4: "f32[16, 256, 768]", arg5: "f32[16, 128, 768]", arg6: "f32[16, 1, 256, 768]", arg7: "f32[768]", arg8: "f32[16, 256, 768]", arg9: "f32[16, 256, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size[]", p19: "size[]"):
        full: "f32[16, 1, 128, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[16, 256, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[16, 256, 768]" = torch.ops.aten.reshape.default(arg0, p2)
        reshape_1: "bf16[16, 128, 768]" = torch.ops.aten.reshape.default(arg1, p3)
        reshape_2: "bf16[16, 256, 768]" = torch.ops.aten.reshape.default(arg2, p4)
        convert_element_type: "bf16[16, 256, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[16, 256, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 256, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[16, 256, 768]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        convert_element_type_2: "f32[16, 128, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[16, 128, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        select_scatter: "f32[16, 1, 128, 768]" = torch.ops.aten.select_scatter.default(full, add_1, 1, p5)
        avg_pool2d_backward: "f32[16, 1, 256, 768]" = torch.ops.aten.avg_pool2d_backward.default(select_scatter, arg6, [2, 1], [2, 1], [0, 0], True, True, None)
        squeeze: "f32[16, 256, 768]" = torch.ops.aten.squeeze.dim(avg_pool2d_backward, 1)
        slice_1: "f32[16, 1, 768]" = torch.ops.aten.slice.Tensor(squeeze, 1, p6, p7, p8)
        slice_2: "f32[16, 255, 768]" = torch.ops.aten.slice.Tensor(squeeze, 1, p9, p10, p11)
        slice_scatter: "f32[16, 256, 768]" = torch.ops.aten.slice_scatter.default(full_1, slice_1, 1, p12, p13, p14)
        slice_scatter_1: "f32[16, 256, 768]" = torch.ops.aten.slice_scatter.default(full_1, slice_2, 1, p15, p16, p17)
        convert_element_type_3: "f32[16, 256, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[16, 256, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        add_3: "f32[16, 256, 768]" = torch.ops.aten.add.Tensor(add_2, slice_scatter)
        add_4: "f32[16, 256, 768]" = torch.ops.aten.add.Tensor(add_3, slice_scatter_1)
        mul_1: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(add_4, arg7)
        mul_2: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(add_4, arg8)
        mul_3: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_4, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[16, 256, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[16, 256, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[16, 256, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[16, 256, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[16, 256, 768]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        convert_element_type_4: "bf16[16, 256, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[16, 256, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        reshape_3: "bf16[4096, 768]" = torch.ops.aten.reshape.default(mul_7, p18)
        permute: "bf16[768, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p19)
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, mul_6, reshape_3, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
