"""assay repro 1
pattern c80930de8e44836936638904f293de6df12b5b12100dec512ef52b60c81022fa
home    6dbda54e4696
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 512]", p0: "size[]"):
        mul: "f32[8, 1024, 512]" = torch.ops.aten.mul.Tensor(arg0, 0.04419417382415922)
        convert_element_type: "bf16[8, 1024, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape: "bf16[8192, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
