"""assay repro 1
pattern d38c646576a5b22472c6ef2d1ac76d40f08898111372990ff19517e04a502f2b
home    81bf2d05cc74
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6291456]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        as_strided: "bf16[96, 2, 512, 64]" = torch.ops.aten.as_strided.default(arg0, p0, p1, p2)
        reshape: "bf16[96, 1024, 64]" = torch.ops.aten.reshape.default(as_strided, p3)
        reshape_1: "bf16[8, 12, 1024, 64]" = torch.ops.aten.reshape.default(reshape, p4)
        permute: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        permute_1: "bf16[1024, 8, 12, 64]" = torch.ops.aten.permute.default(permute, [1, 0, 2, 3])
        reshape_2: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(permute_1, p5)
        div: "bf16[1024, 8, 768]" = torch.ops.aten.div.Tensor(reshape_2, 8.0)
        reshape_3: "bf16[8192, 768]" = torch.ops.aten.reshape.default(div, p6)
        permute_2: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(div, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p7)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
