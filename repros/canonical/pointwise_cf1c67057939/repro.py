"""assay repro 1
pattern cf1c670579390412f304f7b573e3754fa9c2a57820dd8095150ae8685c802021
home    1a7cffb96d85
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[48, 1, 1]", arg1: "bf16[128, 48, 56, 56]", arg2: "f32[128, 48, 56, 56]", p0: "size[]", p1: "size[]"):
        mul: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        permute: "f32[128, 56, 56, 48]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        reshape: "f32[128, 3136, 48]" = torch.ops.aten.reshape.default(permute, p0)
        convert_element_type: "bf16[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        clone: "bf16[128, 3136, 48]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(clone, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
