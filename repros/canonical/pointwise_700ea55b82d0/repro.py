"""assay repro 1
pattern 700ea55b82d085be8638d886f8d6f146c76315e8d21dd409934919c7c03c6c45
home    1dd766361317
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 1536]", p0: "size[]", p1: "size", p2: "size[]"):
        reshape: "bf16[128, 196, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[128, 196, 768]" = split[0]
        getitem_1: "bf16[128, 196, 768]" = split[1]
        convert_element_type: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        neg: "f32[128, 196, 768]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 196, 768]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 196, 768]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 196, 768]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[128, 196, 768]" = torch.ops.aten.mul.Tensor(getitem, convert_element_type_1)
        reshape_1: "bf16[25088, 768]" = torch.ops.aten.reshape.default(mul, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
