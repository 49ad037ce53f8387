"""assay repro 1
pattern b5eb47d6d0b2885ee4759d1b3cfafb14ca3779f56506d6736f2d8d5a37b3a25c
home    30bb8bdd8fce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128256, 2048]", arg1: "i64[1, 1000]", arg2: "bf16[2048]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[1, 1000, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_1, p0)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_1, p1)
        reshape_2: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_1, p2)
        return (embedding, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
