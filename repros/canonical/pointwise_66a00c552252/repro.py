"""assay repro 1
pattern 66a00c552252dc0e94e7aa31fc70914d2bc49e7ac00c1dee3fecf8b5dbeb0fb5
home    aadf68f22d3f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 16, 1, 1]"):
        convert_element_type: "f32[32, 16, 1, 1]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        neg: "f32[32, 16, 1, 1]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[32, 16, 1, 1]" = torch.ops.aten.exp.default(neg)
        add: "f32[32, 16, 1, 1]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[32, 16, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[32, 16, 1, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
