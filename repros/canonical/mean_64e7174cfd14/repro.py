"""assay repro 1
pattern 64e7174cfd140028fe9ae039f934bd545248cffbfccdd70430bd32388299b128
home    900fe89a4f8e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32064, 3072]", arg1: "i64[1, 1000]", arg2: "bf16[3072]", p0: "size[]"):
        embedding: "bf16[1, 1000, 3072]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[1, 1000, 3072]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        pow_1: "f32[1, 1000, 3072]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        convert_element_type_1: "bf16[1, 1000, 3072]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[1, 1000, 3072]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape: "bf16[1000, 3072]" = torch.ops.aten.reshape.default(mul_1, p0)
        return (embedding, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
