"""assay repro 1
pattern f57427a91c17e3ab5e20f96791e35c857af03b0f22e8bab5fb0e13b680107f6e
home    3fe3d6c36616
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[32768, 128]", arg2: "f32[128]", arg3: "f32[128]", arg4: "f32[128]", arg5: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_1, arg2)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg3)
        add_1: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(reshape, add)
        mul_1: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        add_2: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (add_2, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
