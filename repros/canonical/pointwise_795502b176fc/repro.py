"""assay repro 1
pattern 795502b176fcf8bfb477425358a3debf9ff0d73f937e97860cd5fb793847380e
home    c1d451283b74
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]"):
        convert_element_type: "f32[128, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "bf16[128, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        return (convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
