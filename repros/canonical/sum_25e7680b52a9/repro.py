"""assay repro 1
pattern 25e7680b52a9ae817b20c7ac88bbec87683d02e1d54e7aa289c880aade5dcc04
home    7dbdcef5be99
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 512]", arg1: "bf16[8, 16, 512, 64]", arg2: "bf16[8, 16, 512, 64]", arg3: "f32[8, 16, 512, 64]", arg4: "bf16[8, 16, 512, 64][524288, 64, 1024, 1]", arg5: "f32[8, 16, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size", p42: "size", p43: "size", p44: "size", p45: "size", p46: "size", p47: "size", p48: "size", p49: "size", p50: "size", p51: "size", p52: "size[]", p53: "size[]", p54: "size[]"):
        full: "bf16[8, 16, 512, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        unsqueeze: "f32[1, 8, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        permute: "f32[1, 512, 8]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 512, 1, 8]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "f32[1, 512, 2, 8]" = torch.ops.aten.expand.default(unsqueeze_1, p2)
        clone: "f32[1, 512, 2, 8]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[1, 512, 16]" = torch.ops.aten.reshape.default(clone, p3)
        cos: "f32[1, 512, 16]" = torch.ops.aten.cos.default(reshape)
        mul: "f32[1, 512, 16]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 512, 16]" = torch.ops.aten.sin.default(reshape)
        mul_1: "f32[1, 512, 16]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 512, 16]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_3: "f32[1, 1, 512, 16]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        convert_element_type: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        slice_1: "f32[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p4, p5, p6)
        mul_2: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_1, unsqueeze_3)
        mul_3: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_1, unsqueeze_2)
        slice_2: "f32[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p7, p8, p9)
        convert_element_type_1: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        slice_3: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p10, p11, p12)
        neg: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p13, p14, p15)
        slice_scatter: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(full_1, neg, 3, p16, p17, p18)
        slice_scatter_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(full_1, slice_4, 3, p19, p20, p21)
        add: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        slice_scatter_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(full, add_1, 3, p22, p23, p24)
        convert_element_type_3: "bf16[8, 16, 512, 48]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        slice_scatter_3: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_3, 3, p25, p26, p27)
        add_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        convert_element_type_4: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add_3: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_4)
        slice_5: "f32[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(add_3, 3, p28, p29, p30)
        mul_4: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_5, unsqueeze_3)
        mul_5: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_5, unsqueeze_2)
        slice_6: "f32[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(add_3, 3, p31, p32, p33)
        convert_element_type_5: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        slice_7: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p34, p35, p36)
        neg_1: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_7)
        slice_8: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p37, p38, p39)
        slice_scatter_4: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(full_1, neg_1, 3, p40, p41, p42)
        slice_scatter_5: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(full_1, slice_8, 3, p43, p44, p45)
        add_4: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_scatter_5)
        convert_element_type_6: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        add_5: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_6)
        slice_scatter_6: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(full, add_5, 3, p46, p47, p48)
        convert_element_type_7: "bf16[8, 16, 512, 48]" = torch.ops.prims.convert_element_type.default(slice_6, torch.bfloat16)
        slice_scatter_7: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_7, 3, p49, p50, p51)
        add_6: "bf16[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_7, slice_scatter_6)
        convert_element_type_8: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_7: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_8)
        convert_element_type_9: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        cat: "bf16[8, 16, 512, 192]" = torch.ops.aten.cat.default([add_2, add_6, convert_element_type_9], 3)
        permute_1: "bf16[8, 512, 16, 192]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone_1: "bf16[8, 512, 16, 192]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(clone_1, p52)
        reshape_2: "bf16[4096, 3072]" = torch.ops.aten.reshape.default(reshape_1, p53)
        permute_2: "bf16[3072, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p54)
        convert_element_type_10: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (full, full_1, unsqueeze_2, unsqueeze_3, reshape_2, permute_2, convert_element_type_10)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
