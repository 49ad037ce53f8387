"""assay repro 1
pattern 02e6b153a9149a0da2e32ae0225bbf3a5407a10f43ad2ff2aadfd43124107cb7
home    ea4c7f8aec5f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768, 48, 128]", arg1: "f32[1, 1, 128]"):
        pow_1: "f32[768, 48, 128]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 2)
        sum_1: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(pow_1, [0, 1], True)
        pow_2: "f32[1, 1, 128]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        div: "f32[1, 1, 128]" = torch.ops.aten.div.Tensor(arg1, pow_2)
        mul: "f32[768, 48, 128]" = torch.ops.aten.mul.Tensor(arg0, div)
        convert_element_type: "bf16[768, 48, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        return (pow_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
