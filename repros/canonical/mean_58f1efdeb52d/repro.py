"""assay repro 1
pattern 58f1efdeb52da2ee7b643085fc25eefd53137c026d5701023ab55ba680a7bd0d
home    dba15bbd685d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[201088, 2880]", arg1: "i64[1, 1000]", arg2: "bf16[2880]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[1, 1000, 2880]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        pow_1: "f32[1, 1000, 2880]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(arg2, mul)
        convert_element_type_1: "bf16[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (embedding, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
