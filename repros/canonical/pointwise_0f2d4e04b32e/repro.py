"""assay repro 1
pattern 0f2d4e04b32e49d455ba7e402e17306f05c6973858357488ec5578c737250a4e
home    30edf600e45c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "f32[584]", arg2: "f32[64, 584, 8, 8][37376, 1, 4672, 584]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[64, 584, 8, 8]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[64, 584, 8, 8]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "f32[64, 146, 8, 8]" = split[0]
        getitem_1: "f32[64, 146, 8, 8]" = split[1]
        getitem_2: "f32[64, 146, 8, 8]" = split[2]
        getitem_3: "f32[64, 146, 8, 8]" = split[3]
        convert_element_type: "bf16[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(getitem, torch.bfloat16)
        return (add, getitem_1, getitem_2, getitem_3, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
