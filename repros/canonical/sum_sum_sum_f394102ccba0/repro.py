"""assay repro 1
pattern f394102ccba0e8ea5398ff07fec2812fade82ea4b6bd2d55880698b7ef1cd59b
home    fd05a18f1fc1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 1000]", arg1: "bf16[1, 14, 1000, 64][896, 64, 896, 1]", arg2: "bf16[1, 14, 1000, 64]", arg3: "f32[1, 2, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size[]", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size[]", p33: "size[]", p34: "size[]"):
        full: "bf16[1, 2, 1000, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[1, 14, 1000, 64]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        unsqueeze: "f32[1, 32, 1000]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        permute: "f32[1, 1000, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 32]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "f32[1, 1000, 2, 32]" = torch.ops.aten.expand.default(unsqueeze_1, p2)
        clone: "f32[1, 1000, 2, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[1, 1000, 64]" = torch.ops.aten.reshape.default(clone, p3)
        cos: "f32[1, 1000, 64]" = torch.ops.aten.cos.default(reshape)
        mul: "f32[1, 1000, 64]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 64]" = torch.ops.aten.sin.default(reshape)
        mul_1: "f32[1, 1000, 64]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_3: "f32[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        convert_element_type: "f32[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul_2: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, unsqueeze_3)
        mul_3: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, unsqueeze_2)
        convert_element_type_1: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        slice_1: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p4, p5, p6)
        neg: "bf16[1, 14, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p7, p8, p9)
        slice_scatter: "bf16[1, 14, 1000, 64]" = torch.ops.aten.slice_scatter.default(full_1, neg, 3, p10, p11, p12)
        slice_scatter_1: "bf16[1, 14, 1000, 64]" = torch.ops.aten.slice_scatter.default(full_1, slice_2, 3, p13, p14, p15)
        add: "bf16[1, 14, 1000, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_1: "bf16[1, 14, 1000, 64]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        permute_1: "bf16[1, 1000, 14, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone_1: "bf16[1, 1000, 14, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(clone_1, p16)
        reshape_2: "bf16[1000, 896]" = torch.ops.aten.reshape.default(reshape_1, p17)
        permute_2: "bf16[896, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 896]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[896]" = torch.ops.aten.reshape.default(sum_1, p18)
        convert_element_type_3: "f32[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape_4: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.reshape.default(convert_element_type_3, p19)
        sum_2: "f32[1, 2, 1, 1000, 64]" = torch.ops.aten.sum.dim_IntList(reshape_4, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 2, 1000, 64]" = torch.ops.aten.squeeze.dim(sum_2, 2)
        add_2: "f32[1, 2, 1000, 64]" = torch.ops.aten.add.Tensor(arg3, squeeze)
        mul_4: "f32[1, 2, 1000, 64]" = torch.ops.aten.mul.Tensor(add_2, unsqueeze_3)
        mul_5: "f32[1, 2, 1000, 64]" = torch.ops.aten.mul.Tensor(add_2, unsqueeze_2)
        convert_element_type_4: "bf16[1, 2, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        slice_3: "bf16[1, 2, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p20, p21, p22)
        neg_1: "bf16[1, 2, 1000, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 2, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p23, p24, p25)
        slice_scatter_2: "bf16[1, 2, 1000, 64]" = torch.ops.aten.slice_scatter.default(full, neg_1, 3, p26, p27, p28)
        slice_scatter_3: "bf16[1, 2, 1000, 64]" = torch.ops.aten.slice_scatter.default(full, slice_4, 3, p29, p30, p31)
        add_3: "bf16[1, 2, 1000, 64]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_5: "bf16[1, 2, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        add_4: "bf16[1, 2, 1000, 64]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_5)
        permute_3: "bf16[1, 1000, 2, 64]" = torch.ops.aten.permute.default(add_4, [0, 2, 1, 3])
        clone_2: "bf16[1, 1000, 2, 64]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 1000, 128]" = torch.ops.aten.reshape.default(clone_2, p32)
        reshape_6: "bf16[1000, 128]" = torch.ops.aten.reshape.default(reshape_5, p33)
        permute_4: "bf16[128, 1000]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        sum_3: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0], True, dtype = torch.float32)
        reshape_7: "f32[128]" = torch.ops.aten.reshape.default(sum_3, p34)
        convert_element_type_6: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        convert_element_type_7: "f32[896]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (full, full_1, unsqueeze_2, unsqueeze_3, reshape_2, permute_2, reshape_6, permute_4, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
