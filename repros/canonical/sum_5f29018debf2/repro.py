"""assay repro 1
pattern 5f29018debf2797cc181f7609f0ba1f2355f765c5fd43a4f5943e0ddba1bc87d
home    f5f5359eef38
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 49, 96]", arg1: "bf16[512, 96, 196]", arg2: "bf16[512, 196, 96]", arg3: "i64[64, 8, 1, 1, 49, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        full: "bf16[64, 8, 1, 4, 49, 96]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.reshape.default(arg0, p1)
        mul: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.mul.Tensor(reshape, 0.10206207261596575)
        reshape_1: "bf16[64, 8, 1, 96, 196]" = torch.ops.aten.reshape.default(arg1, p2)
        permute: "bf16[64, 8, 1, 196, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[64, 8, 1, 196, 96]" = torch.ops.aten.reshape.default(arg2, p3)
        unsqueeze: "bf16[64, 8, 1, 1, 49, 96]" = torch.ops.aten.unsqueeze.default(mul, 3)
        scatter: "bf16[64, 8, 1, 4, 49, 96]" = torch.ops.aten.scatter.src(full, 3, arg3, unsqueeze)
        reshape_3: "bf16[64, 8, 1, 196, 96]" = torch.ops.aten.reshape.default(scatter, p4)
        cat: "bf16[192, 8, 1, 196, 96]" = torch.ops.aten.cat.default([reshape_3, permute, reshape_2])
        reshape_4: "bf16[3, 64, 8, 1, 196, 96]" = torch.ops.aten.reshape.default(cat, p5)
        permute_1: "bf16[64, 196, 1, 3, 8, 96]" = torch.ops.aten.permute.default(reshape_4, [1, 4, 3, 0, 2, 5])
        clone: "bf16[64, 196, 1, 3, 8, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[64, 196, 2304]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_6: "bf16[12544, 2304]" = torch.ops.aten.reshape.default(reshape_5, p7)
        permute_2: "bf16[2304, 12544]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        sum_1: "f32[1, 2304]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0], True, dtype = torch.float32)
        reshape_7: "f32[2304]" = torch.ops.aten.reshape.default(sum_1, p8)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        return (reshape_6, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
