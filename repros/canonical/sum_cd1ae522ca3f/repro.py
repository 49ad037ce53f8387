"""assay repro 1
pattern cd1ae522ca3f1c7969747bcce767090d1f4248ff80c2c0953a78eb2c5e530308
home    56521c5be826
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 49, 96]", arg1: "bf16[512, 96, 49]", arg2: "bf16[512, 49, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.mul.Tensor(reshape, 0.10206207261596575)
        reshape_1: "bf16[64, 8, 1, 96, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.reshape.default(arg2, p2)
        cat: "bf16[192, 8, 1, 49, 96]" = torch.ops.aten.cat.default([mul, permute, reshape_2])
        reshape_3: "bf16[3, 64, 8, 1, 49, 96]" = torch.ops.aten.reshape.default(cat, p3)
        permute_1: "bf16[64, 49, 1, 3, 8, 96]" = torch.ops.aten.permute.default(reshape_3, [1, 4, 3, 0, 2, 5])
        clone: "bf16[64, 49, 1, 3, 8, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[64, 49, 2304]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_5: "bf16[3136, 2304]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute_2: "bf16[2304, 3136]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_1: "f32[1, 2304]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[2304]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (reshape_5, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
