"""assay repro 1
pattern 5cb2e639de95b2e65153d1f96f937abf7fb19424c3153456f2a82d075a10f765
home    a258e1d55ba1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 160]", arg1: "f32[160]", arg2: "f32[64, 160, 32, 32][163840, 1, 5120, 160]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 32, 32, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[64, 160, 32, 32]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[64, 160, 32, 32]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "f32[64, 80, 32, 32]" = split[0]
        getitem_1: "f32[64, 80, 32, 32]" = split[1]
        convert_element_type: "bf16[64, 80, 32, 32]" = torch.ops.prims.convert_element_type.default(getitem, torch.bfloat16)
        return (add, getitem_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
