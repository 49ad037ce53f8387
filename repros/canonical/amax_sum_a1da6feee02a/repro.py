"""assay repro 1
pattern a1da6feee02af7918f75d9507fc18bf7a5bfcda769f03fd72cd7bc3c3bbcfe2d
home    3a007a61409c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2458624, 8]", arg1: "f32[8]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[64, 196, 196, 8]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        permute: "bf16[64, 8, 196, 196]" = torch.ops.aten.permute.default(add, [0, 3, 1, 2])
        convert_element_type_1: "f32[64, 8, 196, 196]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[64, 8, 196, 196]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        amax: "f32[64, 8, 196, 1]" = torch.ops.aten.amax.default(clone, [3], True)
        sub: "f32[64, 8, 196, 196]" = torch.ops.aten.sub.Tensor(clone, amax)
        exp: "f32[64, 8, 196, 196]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[64, 8, 196, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 8, 196, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        permute_1: "f32[64, 196, 196, 8]" = torch.ops.aten.permute.default(div, [0, 2, 3, 1])
        convert_element_type_2: "bf16[64, 196, 196, 8]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        clone_1: "bf16[64, 196, 196, 8]" = torch.ops.aten.clone.default(convert_element_type_2, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2458624, 8]" = torch.ops.aten.reshape.default(clone_1, p1)
        return (amax, sum_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
