"""assay repro 1
pattern 1b6d4dd990ae5dc0d3b4cc79542ed11239043783df1a043f13b5191b216caea1
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
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
