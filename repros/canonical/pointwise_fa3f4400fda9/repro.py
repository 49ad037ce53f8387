"""assay repro 1
pattern fa3f4400fda9d5dc4335b530656897635848dd1192d5e5601892610ec4bd208f
home    42a6efc4cf3b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "bf16[8192, 768]", arg2: "bf16[8192, 768]", arg3: "f32[8, 1024, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[1024, 8, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1024, 8, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[1024, 8, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[1024, 8, 768]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[1024, 8, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        permute: "f32[8, 1024, 768]" = torch.ops.aten.permute.default(add_1, [1, 0, 2])
        add_2: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(arg3, permute)
        return (add_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
