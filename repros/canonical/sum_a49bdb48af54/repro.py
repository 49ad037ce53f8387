"""assay repro 1
pattern a49bdb48af5448a36b278afde5c5eafa701f9524a0d649e0f995f0b559f9e07b
home    7779e5da0130
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 1, 1]", arg1: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg2: "bf16[128, 1536, 1, 1]", p0: "size[]"):
        expand: "bf16[128, 1536, 6, 6]" = torch.ops.aten.expand.default(arg0, p0)
        div: "bf16[128, 1536, 6, 6]" = torch.ops.aten.div.Scalar(expand, 36.0)
        mul: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        add: "bf16[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(mul, div)
        sum_1: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
