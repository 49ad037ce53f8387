"""assay repro 1
pattern e42c1723858d6e9822159ad98f938da27826b60971b2dc0cae794b30e45c0d18
home    7a9c0c604b33
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 512]", arg1: "i64[34]", arg2: "f32[32, 128, 512]", arg3: "f32[512]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[32, 128, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 128, 512]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(add, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_2: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg3, mul_2)
        convert_element_type_1: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_1: "bf16[4096, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (gt, add, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
