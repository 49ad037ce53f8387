"""assay repro 1
pattern 3eaeedbc7b6f80cd4d5fa02b73d1d943aaef91e37696ef533beb7073e1f6d374
home    c5caf013442a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 200, 64]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        slice_1: "bf16[768, 197, 64]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        convert_element_type: "f32[768, 197, 64]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        reshape: "f32[64, 12, 197, 64]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        mul: "f32[64, 12, 197, 64]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        convert_element_type_1: "bf16[64, 12, 197, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        permute: "bf16[64, 197, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[64, 197, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_2: "bf16[12608, 768]" = torch.ops.aten.reshape.default(reshape_1, p5)
        permute_1: "bf16[768, 12608]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
