"""assay repro 1
pattern f2f5010525f4c81445b3cf3b3d656ce93eeaaa5553cfdfc38e033fabb68933e9
home    30df5a370229
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "f32[1, 1, 512, 64]", arg2: "f32[1, 1, 512, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        mul: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute, arg1)
        slice_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p2, p3, p4)
        neg: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p5, p6, p7)
        unsqueeze: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_1: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_2, 4)
        cat: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1], 4)
        reshape_2: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(cat, p8)
        mul_1: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(reshape_2, arg2)
        add: "f32[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul, mul_1)
        permute_1: "f32[32, 12, 64, 512]" = torch.ops.aten.permute.default(add, [0, 1, 3, 2])
        convert_element_type: "bf16[32, 12, 64, 512]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        expand: "bf16[32, 12, 64, 512]" = torch.ops.aten.expand.default(convert_element_type, p9)
        clone: "bf16[32, 12, 64, 512]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_3: "bf16[384, 64, 512]" = torch.ops.aten.reshape.default(clone, p10)
        permute_2: "bf16[384, 512, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (reshape_3, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
