"""assay repro 1
pattern 5e8b12019748ca9e6f9300039e2504fb24578519d2cc1eed61be2a57e3b383df
home    7f2d8b9a3a76
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 32, 1000, 64]", arg1: "f32[1, 1, 1000, 16]", arg2: "f32[1, 1, 1000, 16]", arg3: "bf16[1, 32, 1000, 16]", arg4: "bf16[1, 32, 1000, 64]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size[]", p25: "size[]"):
        convert_element_type: "f32[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        slice_1: "f32[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p0, p1, p2)
        mul: "f32[1, 32, 1000, 16]" = torch.ops.aten.mul.Tensor(slice_1, arg1)
        mul_1: "f32[1, 32, 1000, 16]" = torch.ops.aten.mul.Tensor(slice_1, arg2)
        slice_2: "f32[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p3, p4, p5)
        convert_element_type_1: "bf16[1, 32, 1000, 16]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_3: "bf16[1, 32, 1000, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p6, p7, p8)
        neg: "bf16[1, 32, 1000, 8]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 32, 1000, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p9, p10, p11)
        slice_scatter: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice_scatter.default(arg3, neg, 3, p12, p13, p14)
        slice_scatter_1: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice_scatter.default(arg3, slice_4, 3, p15, p16, p17)
        add: "bf16[1, 32, 1000, 16]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 32, 1000, 16]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "bf16[1, 32, 1000, 16]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        slice_scatter_2: "bf16[1, 32, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg4, add_1, 3, p18, p19, p20)
        convert_element_type_3: "bf16[1, 32, 1000, 48]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        slice_scatter_3: "bf16[1, 32, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_3, 3, p21, p22, p23)
        add_2: "bf16[1, 32, 1000, 64]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        permute: "bf16[1, 1000, 32, 64]" = torch.ops.aten.permute.default(add_2, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 32, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(clone, p24)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(reshape, p25)
        permute_1: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (reshape_1, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
