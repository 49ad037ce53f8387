"""assay repro 1
pattern 75d609b4d711d93e7d45907ad61add4f243fae6502af146af3aed578e838ea03
home    cf7d8eb86a49
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2304, 9, 9][186624, 1, 20736, 2304]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[128, 2304, 9, 9]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        neg: "f32[128, 2304, 9, 9]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 2304, 9, 9]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 2304, 9, 9]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 2304, 9, 9]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[128, 2304, 9, 9]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mean: "bf16[128, 2304, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_1, [2, 3], True)
        as_strided: "bf16[128, 2304, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        reshape: "bf16[128, 2304]" = torch.ops.aten.reshape.default(as_strided, p2)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
