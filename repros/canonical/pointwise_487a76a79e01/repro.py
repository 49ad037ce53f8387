"""assay repro 1
pattern 487a76a79e01eeb5ff55e027c81612c264ac6bd4fac53f45f91e7c80aa86b2f7
home    e92f58ede305
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4096, 1024]", arg2: "i64[34]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        reshape_1: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[32, 128, 1024]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 3.0)
        mul_1: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "f32[32, 128, 1024]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[32, 128, 1024]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "f32[32, 128, 1024]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, add_1)
        mul_4: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_3, reshape_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p2)
        inductor_random: "f32[32, 128, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[32, 128, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_5: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(gt, mul_4)
        mul_6: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_5, 1.1111111111111112)
        convert_element_type_1: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (gt, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
