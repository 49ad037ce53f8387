"""assay repro 1
pattern a760ffcda3d852368539e0b049fcce691dd54f56614608b16ad1d12c963788d6
home    d00b8a8d8497
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2304]", arg1: "f32[32, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size"):
        reshape: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        unbind = torch.ops.aten.unbind.int(reshape_1, 2)
        getitem: "bf16[16, 512, 12, 64]" = unbind[0]
        getitem_1: "bf16[16, 512, 12, 64]" = unbind[1]
        getitem_2: "bf16[16, 512, 12, 64]" = unbind[2]
        permute: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem, [0, 2, 1, 3])
        permute_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1, 3])
        permute_2: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 1, 3])
        unsqueeze: "f32[1, 32, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        permute_3: "f32[1, 512, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 512, 1, 32]" = torch.ops.aten.unsqueeze.default(permute_3, 2)
        expand: "f32[1, 512, 2, 32]" = torch.ops.aten.expand.default(unsqueeze_1, p2)
        clone: "f32[1, 512, 2, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        cos: "f32[1, 512, 64]" = torch.ops.aten.cos.default(reshape_2)
        mul: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 512, 64]" = torch.ops.aten.sin.default(reshape_2)
        mul_1: "f32[1, 512, 64]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 512, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        convert_element_type_1: "bf16[1, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        convert_element_type_2: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul_2: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_2, unsqueeze_2)
        convert_element_type_3: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_3, unsqueeze_2)
        convert_element_type_4: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p4, p5, p6)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p7, p8, p9)
        cat: "f32[16, 12, 512, 64]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_4: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        convert_element_type_5: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_6: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_6, 3, p10, p11, p12)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_6, 3, p13, p14, p15)
        cat_1: "f32[16, 12, 512, 64]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_5: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_1: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        convert_element_type_7: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        return (permute_2, convert_element_type, convert_element_type_1, convert_element_type_5, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
