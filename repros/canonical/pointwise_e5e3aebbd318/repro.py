"""assay repro 1
pattern e5e3aebbd31836a819e12ecade4a89a4de623a6d14b106992bbdee99c7c36667
home    8c13aed3b8bb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512]", arg1: "bf16[192, 64, 512]", arg2: "bf16[192, 512, 64]", arg3: "bf16[192, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size[]", p31: "size[]", p32: "size[]"):
        full: "f32[16, 12, 512, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "f32[1, 32, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        permute: "f32[1, 512, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 512, 1, 32]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "f32[1, 512, 2, 32]" = torch.ops.aten.expand.default(unsqueeze_1, p1)
        clone: "f32[1, 512, 2, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[1, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        cos: "f32[1, 512, 64]" = torch.ops.aten.cos.default(reshape)
        mul: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 512, 64]" = torch.ops.aten.sin.default(reshape)
        mul_1: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_3: "f32[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        convert_element_type: "f32[192, 64, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[16, 12, 64, 512]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        mul_2: "f32[16, 12, 64, 512]" = torch.ops.aten.mul.Scalar(reshape_1, 0.3535533905932738)
        permute_1: "f32[16, 12, 512, 64]" = torch.ops.aten.permute.default(mul_2, [0, 1, 3, 2])
        convert_element_type_1: "f32[192, 512, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape_2: "f32[16, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Scalar(reshape_2, 0.3535533905932738)
        convert_element_type_2: "f32[192, 512, 64]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_3: "f32[16, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        convert_element_type_3: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        permute_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1, 3])
        convert_element_type_4: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.float32)
        mul_4: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_4, unsqueeze_3)
        mul_5: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_4, unsqueeze_2)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p6, p7, p8)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p9, p10, p11)
        slice_scatter: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, neg, 3, p12, p13, p14)
        slice_scatter_1: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, slice_2, 3, p15, p16, p17)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_5: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_6: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        add_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_5, convert_element_type_6)
        permute_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        convert_element_type_7: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        mul_6: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, unsqueeze_3)
        mul_7: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, unsqueeze_2)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_6, 3, p18, p19, p20)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_6, 3, p21, p22, p23)
        slice_scatter_2: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, neg_1, 3, p24, p25, p26)
        slice_scatter_3: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(full, slice_4, 3, p27, p28, p29)
        add_2: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_8: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_9: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        add_3: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_8, convert_element_type_9)
        permute_4: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_3, [0, 2, 1, 3])
        cat: "bf16[16, 512, 36, 64]" = torch.ops.aten.cat.default([permute_3, permute_4, permute_2], 2)
        reshape_4: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(cat, p30)
        reshape_5: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(reshape_4, p31)
        reshape_6: "bf16[8192, 2304]" = torch.ops.aten.reshape.default(reshape_5, p32)
        permute_5: "bf16[2304, 8192]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        return (full, unsqueeze_2, unsqueeze_3, reshape_6, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
