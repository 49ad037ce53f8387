"""assay repro 1
pattern 6f8ac603914bdd85a0651dff56449d85915ae5c5e18f0f309126307eebcd4bff
home    75a075ade419
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 28672]", p0: "size"):
        split = torch.ops.aten.split.Tensor(arg0, p0, 1)
        getitem: "bf16[16, 14336]" = split[0]
        getitem_1: "bf16[16, 14336]" = split[1]
        convert_element_type: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        neg: "f32[16, 14336]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[16, 14336]" = torch.ops.aten.exp.default(neg)
        add: "f32[16, 14336]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[16, 14336]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type_1, getitem_1)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
