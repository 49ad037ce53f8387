"""assay repro 1
pattern 9972b657df7213366bf3d9175cc2f1b0c699229de9ee94ab30096bfd69361a80
home    60160fd59eb3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 64]", arg1: "bf16[384, 64, 512]", arg2: "f32[1, 1, 512, 32, 2]", arg3: "f32[1, 1, 512, 32, 2]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size[]", p28: "size[]"):
        full: "bf16[32, 12, 512, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "bf16[32, 12, 64, 512]" = torch.ops.aten.reshape.default(arg1, p2)
        reshape_2: "f32[1, 1, 512, 64]" = torch.ops.aten.reshape.default(arg2, p3)
        reshape_3: "f32[1, 1, 512, 64]" = torch.ops.aten.reshape.default(arg3, p4)
        convert_element_type: "f32[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, reshape_2)
        mul_1: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, reshape_3)
        convert_element_type_1: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        convert_element_type_2: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_4: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        select: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_4, 4, p6)
        neg: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(select)
        select_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_4, 4, p7)
        slice_scatter: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, neg, 3, p8, p9, p10)
        slice_scatter_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, select_1, 3, p11, p12, p13)
        add: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, slice_scatter_1)
        add_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(add, slice_scatter)
        permute: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone: "bf16[32, 512, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_5: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(clone, p14)
        reshape_6: "bf16[16384, 768]" = torch.ops.aten.reshape.default(reshape_5, p15)
        permute_1: "bf16[768, 16384]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0], True, dtype = torch.float32)
        reshape_7: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p16)
        convert_element_type_3: "f32[32, 12, 64, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_2: "f32[32, 12, 512, 64]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 1, 3, 2])
        mul_2: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute_2, reshape_2)
        mul_3: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute_2, reshape_3)
        convert_element_type_4: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        convert_element_type_5: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_8: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.reshape.default(convert_element_type_5, p17)
        select_2: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_8, 4, p18)
        neg_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(select_2)
        select_3: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_8, 4, p19)
        slice_scatter_2: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, neg_1, 3, p20, p21, p22)
        slice_scatter_3: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, select_3, 3, p23, p24, p25)
        add_2: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_4, slice_scatter_3)
        add_3: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(add_2, slice_scatter_2)
        permute_3: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(add_3, [0, 2, 1, 3])
        reshape_9: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(permute_3, p26)
        clone_1: "bf16[32, 512, 768]" = torch.ops.aten.clone.default(reshape_9, memory_format = torch.contiguous_format)
        reshape_10: "bf16[16384, 768]" = torch.ops.aten.reshape.default(clone_1, p27)
        permute_4: "bf16[768, 16384]" = torch.ops.aten.permute.default(reshape_10, [1, 0])
        sum_2: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_10, [0], True, dtype = torch.float32)
        reshape_11: "f32[768]" = torch.ops.aten.reshape.default(sum_2, p28)
        convert_element_type_6: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        convert_element_type_7: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        return (full, reshape_2, reshape_3, reshape_6, permute_1, reshape_10, permute_4, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
