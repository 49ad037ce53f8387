"""assay repro 1
pattern a7f8f292e48355f30be9a9dcdfe0b4fa8f06d499e6d2ac29cacc7a24dea2c8b7
home    6b576915d0cd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[151936, 896]", arg1: "i64[1, 1000]", arg2: "f32[896]", p0: "size[]"):
        embedding: "f32[1, 1000, 896]" = torch.ops.aten.embedding.default(arg0, arg1)
        pow_1: "f32[1, 1000, 896]" = torch.ops.aten.pow.Tensor_Scalar(embedding, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
        mul_1: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(arg2, mul)
        convert_element_type: "bf16[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape: "bf16[1000, 896]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
