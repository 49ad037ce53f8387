"""assay repro 1
pattern c97d8239949e67f93d9190be549b82078f9355f6b32133904a747226841cc34d
home    b8f926124e5f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "bf16[8192, 1024]", arg2: "bf16[8192, 1024]", arg3: "f32[8, 1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 1024, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 1024, 1024]" = torch.ops.aten.add.Tensor(arg3, convert_element_type)
        convert_element_type_1: "f32[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[8, 1024, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        convert_element_type_2: "f32[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        return (add_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
