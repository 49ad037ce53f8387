"""assay repro 1
pattern 5aaf724576b006b0d7bc217c580dd7d1f7de0b42241d55cd6a7f7663090fd00e
home    95187372aec1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 16384]", p0: "size[]", p1: "size", p2: "size[]"):
        reshape: "bf16[1, 1000, 16384]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[1, 1000, 8192]" = split[0]
        getitem_1: "bf16[1, 1000, 8192]" = split[1]
        convert_element_type: "f32[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        neg: "f32[1, 1000, 8192]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[1, 1000, 8192]" = torch.ops.aten.exp.default(neg)
        add: "f32[1, 1000, 8192]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[1, 1000, 8192]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(getitem_1, convert_element_type_1)
        reshape_1: "bf16[1000, 8192]" = torch.ops.aten.reshape.default(mul, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
