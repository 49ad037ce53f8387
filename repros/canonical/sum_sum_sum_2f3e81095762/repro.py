"""assay repro 1
pattern 2f3e81095762acc63ac06e69b407b13e39bf145690af276f09a32a7513179347
home    56d27109611f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 49, 1]", arg1: "bf16[128, 512, 7, 7][25088, 1, 3584, 512]", arg2: "f32[128, 50, 512]", arg3: "f32[128, 50, 512]", arg4: "bf16[128, 512, 7, 7][25088, 1, 3584, 512]", arg5: "f32[128, 512, 7, 7][25600, 1, 3584, 512]", arg6: "f32[512]", arg7: "f32[128, 49, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size[]"):
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        reshape: "bf16[128, 512, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[128, 49, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        slice_1: "f32[128, 1, 512]" = torch.ops.aten.slice.Tensor(arg2, 1, p1, p2, p3)
        slice_scatter: "f32[128, 50, 512]" = torch.ops.aten.slice_scatter.default(arg3, slice_1, 1, p4, p5, p6)
        convert_element_type: "f32[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(arg5, convert_element_type)
        reshape_1: "f32[128, 512, 49]" = torch.ops.aten.reshape.default(add, p7)
        permute_1: "f32[128, 49, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        slice_scatter_1: "f32[128, 50, 512]" = torch.ops.aten.slice_scatter.default(arg3, permute_1, 1, p8, p9, p10)
        add_1: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter)
        slice_2: "f32[128, 49, 512]" = torch.ops.aten.slice.Tensor(add_1, 1, p11, p12, p13)
        mul: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(slice_2, arg6)
        mul_1: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(mul, 512.0)
        slice_3: "f32[128, 1, 512]" = torch.ops.aten.slice.Tensor(add_1, 1, p14, p15, p16)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(slice_2, [0, 1])
        sum_2: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(slice_3, [0], True, dtype = torch.float32)
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 49, 512]" = torch.ops.aten.sub.Tensor(mul_1, sum_3)
        convert_element_type_1: "f32[128, 49, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_1: "f32[128, 49, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg7)
        mul_2: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(slice_2, mul_2)
        sum_4: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_5: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(mul_2, sum_5)
        sub_2: "f32[128, 49, 512]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 49, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[128, 512, 49]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        reshape_2: "bf16[128, 512, 7, 7]" = torch.ops.aten.reshape.default(permute_2, p17)
        sum_6: "bf16[512]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_3: "f32[512]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (sum_1, sum_2, sum_4, reshape_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
