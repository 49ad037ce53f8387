"""assay repro 1
pattern 3553e871284c9ed064d0220ff8d37504e06c1d1e9f47ec845489c264d44e5a2d
home    87ce8b9b7b84
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 72, 72][663552, 1, 9216, 128]"):
        convert_element_type: "f32[128, 128, 72, 72]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        neg: "f32[128, 128, 72, 72]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 128, 72, 72]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 128, 72, 72]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 128, 72, 72]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[128, 128, 72, 72]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[128, 128, 72, 72]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.0)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
