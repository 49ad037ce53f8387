"""assay repro 1
pattern 346adfe8721b81258cc9117466d9da9a7d69f1749ff6703afe4e9bded90447ba
home    c127337a90e6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 384]", arg1: "bf16[384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 768, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 768, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[128, 768, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 768, 384]" = torch.ops.aten.erf.default(mul)
        add_1: "f32[128, 768, 384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(mul_1, add_1)
        convert_element_type_1: "bf16[128, 768, 384]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_1: "bf16[98304, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
