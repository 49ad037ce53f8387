"""assay repro 1
pattern d95ec59ee509ab8a0eec4b629c54a1a69a0887d42fbfb59974f2c14286d18f66
home    6e7cf1679344
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[49152, 384]", arg1: "bf16[384]", p0: "size[]", p1: "size", p2: "size[]"):
        reshape: "bf16[128, 384, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 384, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        split = torch.ops.aten.split.Tensor(add, p1, 2)
        getitem: "bf16[128, 384, 192]" = split[0]
        getitem_1: "bf16[128, 384, 192]" = split[1]
        convert_element_type: "f32[128, 384, 192]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        neg: "f32[128, 384, 192]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 384, 192]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 384, 192]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 384, 192]" = torch.ops.aten.div.Tensor(convert_element_type, add_1)
        convert_element_type_1: "bf16[128, 384, 192]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[128, 384, 192]" = torch.ops.aten.mul.Tensor(getitem, convert_element_type_1)
        reshape_1: "bf16[49152, 192]" = torch.ops.aten.reshape.default(mul, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
