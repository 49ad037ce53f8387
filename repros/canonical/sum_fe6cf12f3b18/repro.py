"""assay repro 1
pattern fe6cf12f3b1834fa49b533338ac421470e0d9cfd01b3b0a11b14799af6f9786e
home    66393cd688af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[48, 64, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[48, 64, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[4, 12, 64, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[4, 12, 64, 512]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        permute: "f32[4, 12, 512, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "bf16[4, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        permute_1: "bf16[4, 512, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        reshape_1: "bf16[4, 512, 768]" = torch.ops.aten.reshape.default(permute_1, p1)
        clone: "bf16[4, 512, 768]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 768]" = torch.ops.aten.reshape.default(clone, p2)
        permute_2: "bf16[768, 2048]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "bf16[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "bf16[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
