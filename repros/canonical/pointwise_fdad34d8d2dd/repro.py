"""assay repro 1
pattern fdad34d8d2dd7287da25936e3d014e3deec893e4cdbade73b3199c9823b17e26
home    0d6e212b1958
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2304]", arg1: "bf16[1, 512, 64]", arg2: "bf16[1, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size[]", p19: "size[]"):
        reshape: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        unbind = torch.ops.aten.unbind.int(reshape_1, 2)
        getitem: "bf16[16, 512, 12, 64]" = unbind[0]
        getitem_1: "bf16[16, 512, 12, 64]" = unbind[1]
        getitem_2: "bf16[16, 512, 12, 64]" = unbind[2]
        permute: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem, [0, 2, 1, 3])
        permute_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1, 3])
        permute_2: "bf16[16, 12, 512, 64]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 1, 3])
        unsqueeze: "bf16[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_1: "bf16[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        convert_element_type: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_2, torch.float32)
        expand: "f32[16, 12, 512, 64]" = torch.ops.aten.expand.default(convert_element_type, p2)
        clone: "f32[16, 12, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        convert_element_type_1: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_1, unsqueeze_1)
        convert_element_type_2: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        mul_1: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_2, unsqueeze_1)
        convert_element_type_3: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 3, p4, p5, p6)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 3, p7, p8, p9)
        cat: "f32[16, 12, 512, 64]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_2: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul, mul_2)
        convert_element_type_4: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Scalar(convert_element_type_4, 0.3535533905932738)
        expand_1: "f32[16, 12, 512, 64]" = torch.ops.aten.expand.default(mul_3, p10)
        clone_1: "f32[16, 12, 512, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[192, 512, 64]" = torch.ops.aten.reshape.default(clone_1, p11)
        convert_element_type_5: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p12, p13, p14)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p15, p16, p17)
        cat_1: "f32[16, 12, 512, 64]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_4: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        add_1: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_1, mul_4)
        convert_element_type_6: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        permute_3: "f32[16, 12, 64, 512]" = torch.ops.aten.permute.default(convert_element_type_6, [0, 1, 3, 2])
        mul_5: "f32[16, 12, 64, 512]" = torch.ops.aten.mul.Scalar(permute_3, 0.3535533905932738)
        expand_2: "f32[16, 12, 64, 512]" = torch.ops.aten.expand.default(mul_5, p18)
        clone_2: "f32[16, 12, 64, 512]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_4: "f32[192, 64, 512]" = torch.ops.aten.reshape.default(clone_2, p19)
        return (reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
