"""assay repro 1
pattern 35ea0077f7fd0d81f91f34da37d529f40664fed16585fc03d126eb9462bdb922
home    ee7e6106ab7e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[2048, 256]", arg3: "bf16[6272, 256]", arg4: "bf16[6272, 256]", arg5: "f32[1, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]"):
        full: "bf16[128, 7, 7, 256]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[128, 4, 7, 256]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 16, 256]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[128, 49, 256]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[128, 4, 4, 256]" = torch.ops.aten.reshape.default(reshape, p4)
        slice_scatter: "bf16[128, 4, 7, 256]" = torch.ops.aten.slice_scatter.default(full_1, reshape_2, 2, p5, p6, p7)
        slice_scatter_1: "bf16[128, 7, 7, 256]" = torch.ops.aten.slice_scatter.default(full, slice_scatter, 1, p8, p9, p10)
        reshape_3: "bf16[128, 49, 256]" = torch.ops.aten.reshape.default(slice_scatter_1, p11)
        add: "bf16[128, 49, 256]" = torch.ops.aten.add.Tensor(reshape_3, reshape_1)
        reshape_4: "bf16[6272, 256]" = torch.ops.aten.reshape.default(add, p12)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[6272, 256]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[6272, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[6272, 256]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        mul_2: "f32[6272, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_1: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[6272, 256]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[6272, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[6272, 256]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[6272, 256]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[6272, 256]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute: "bf16[256, 6272]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (add, mul_3, sum_2, convert_element_type_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
