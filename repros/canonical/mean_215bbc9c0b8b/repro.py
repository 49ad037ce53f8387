"""assay repro 1
pattern 215bbc9c0b8b84b48c13ad609133130a63937504babdd87257914f059fcbcfe3
home    86ed209fd2dd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[250112, 512]", arg1: "i64[32, 128]", arg2: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[32, 128, 512]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
        convert_element_type_1: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p0)
        reshape_1: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p1)
        reshape_2: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p2)
        return (embedding, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
