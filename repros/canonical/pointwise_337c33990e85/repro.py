"""assay repro 1
pattern 337c33990e858df7f003803838708ad88e5663d8ded5042dc2cb1dff64cd0ac9
home    88943adc4c11
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "f32[256, 128, 128]", arg2: "f32[128]", arg3: "f32[128]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, arg2)
        add_1: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg3)
        convert_element_type: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (add, add_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
