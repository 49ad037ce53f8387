"""assay repro 1
pattern 06564d01d92eb44255bc0cbbb21acd979e93ad7e21ec130ca1979cb7a8919b24
home    d4b91931a86a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 288]", arg1: "f32[288]", arg2: "f32[64, 288, 16, 16][73728, 1, 4608, 288]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 16, 16, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 16, 16, 288]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[64, 288, 16, 16]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[64, 288, 16, 16]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "f32[64, 96, 16, 16]" = split[0]
        getitem_1: "f32[64, 96, 16, 16]" = split[1]
        getitem_2: "f32[64, 96, 16, 16]" = split[2]
        convert_element_type: "bf16[64, 96, 16, 16]" = torch.ops.prims.convert_element_type.default(getitem, torch.bfloat16)
        return (add, getitem_1, getitem_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
