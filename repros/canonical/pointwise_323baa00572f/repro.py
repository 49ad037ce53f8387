"""assay repro 1
pattern 323baa00572f19ce9ed5b2574fe5694a3d4856a8954178ab15bec381e4dde6e1
home    b1e3115602ff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401536, 64]", arg1: "f32[128, 3137, 64]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        reshape: "bf16[128, 3137, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3137, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "f32[128, 3136, 64]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "f32[128, 64, 3136]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(permute, p4)
        convert_element_type: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (add, reshape_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
