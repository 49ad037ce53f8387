"""assay repro 1
pattern 6a3c7f943bf6b275322746aa36000093c925dce751eeba68b11ae138f8a8e942
home    1b1cc0557ec6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", arg1: "f32[32, 512]", arg2: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", arg3: "f32[16, 12, 512, 64]", arg4: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size[]", p28: "size[]"):
        permute: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        unsqueeze: "f32[1, 32, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        permute_1: "f32[1, 512, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 512, 1, 32]" = torch.ops.aten.unsqueeze.default(permute_1, 2)
        expand: "f32[1, 512, 2, 32]" = torch.ops.aten.expand.default(unsqueeze_1, p0)
        clone: "f32[1, 512, 2, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[1, 512, 64]" = torch.ops.aten.reshape.default(clone, p1)
        cos: "f32[1, 512, 64]" = torch.ops.aten.cos.default(reshape)
        mul: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 512, 64]" = torch.ops.aten.sin.default(reshape)
        mul_1: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_3: "f32[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        convert_element_type: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_2: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, unsqueeze_3)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, unsqueeze_2)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p2, p3, p4)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p5, p6, p7)
        slice_scatter: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, neg, 3, p8, p9, p10)
        slice_scatter_1: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, slice_2, 3, p11, p12, p13)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_1: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_2: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        permute_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        convert_element_type_3: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_4: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_3, unsqueeze_3)
        mul_5: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_3, unsqueeze_2)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p14, p15, p16)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p17, p18, p19)
        slice_scatter_2: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, neg_1, 3, p20, p21, p22)
        slice_scatter_3: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, slice_4, 3, p23, p24, p25)
        add_2: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_4: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_5: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        add_3: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_5)
        permute_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_3, [0, 2, 1, 3])
        cat: "bf16[16, 512, 36, 64]" = torch.ops.aten.cat.default([permute_2, permute_3, permute], 2)
        reshape_1: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(cat, p26)
        reshape_2: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(reshape_1, p27)
        reshape_3: "bf16[8192, 2304]" = torch.ops.aten.reshape.default(reshape_2, p28)
        permute_4: "bf16[2304, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (unsqueeze_2, unsqueeze_3, reshape_3, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
