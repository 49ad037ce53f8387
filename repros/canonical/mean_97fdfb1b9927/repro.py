"""assay repro 1
pattern 97fdfb1b9927936aeb5ee24a1aa2fc43fe732215a7c653e4033ead7ebe4e2503
home    d5e9b9767b63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256000, 2304]", arg1: "i64[1, 1000]", arg2: "bf16[]", arg3: "bf16[2304]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[1, 1000, 2304]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(embedding, arg2)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[2304]" = torch.ops.aten.add.Tensor(convert_element_type, 1.0)
        convert_element_type_1: "f32[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        pow_1: "f32[1, 1000, 2304]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_1: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(convert_element_type_1, rsqrt)
        mul_2: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_2: "bf16[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape: "bf16[1000, 2304]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[1000, 2304]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        reshape_2: "bf16[1000, 2304]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        return (mul, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
