"""assay repro 1
pattern 4dfcb9c4be7340a5282003a2d68f0b49893a548585997d3585feed7f9cf87acc
home    ebc062d33aa6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 64]", arg1: "f32[1, 1, 512, 64]", arg2: "f32[1, 1, 512, 64]", arg3: "bf16[32, 12, 512, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        convert_element_type_1: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        convert_element_type_2: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_1: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        select: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_1, 4, p2)
        neg: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(select)
        select_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.select.int(reshape_1, 4, p3)
        slice_scatter: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, neg, 3, p4, p5, p6)
        slice_scatter_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg3, select_1, 3, p7, p8, p9)
        add: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, slice_scatter_1)
        add_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(add, slice_scatter)
        permute: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone: "bf16[32, 512, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(clone, p10)
        reshape_3: "bf16[16384, 768]" = torch.ops.aten.reshape.default(reshape_2, p11)
        permute_1: "bf16[768, 16384]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p12)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
