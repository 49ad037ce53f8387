"""assay repro 1
pattern b6f93f58e84ebb5390e1ff356a7870b0a6e9f2bbece6016dadee3a88a5d51d4c
home    bbd45b3c2e41
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1152]", arg1: "f32[262144, 1152]", arg2: "i64[1, 1000]", arg3: "f32[]", p0: "size[]"):
        add: "f32[1152]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        embedding: "f32[1, 1000, 1152]" = torch.ops.aten.embedding.default(arg1, arg2)
        mul: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(embedding, arg3)
        pow_1: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(mul, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_1: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul, rsqrt)
        mul_2: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type: "bf16[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape: "bf16[1000, 1152]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, mul, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
