"""assay repro 1
pattern 3547bfad8b9e3629baa3f3b5556d66de5d150ae4df0820589299e5f3217fefb2
home    a8337c67b47a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[2]", arg1: "bf16[8192, 768]", arg2: "f32[8192, 768]", p0: "size", p1: "size[]", p2: "size[]"):
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg0, p0)
        inductor_random: "f32[8192, 768]" = torch.ops.prims.inductor_random.default(p1, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[8192, 768]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8192, 768]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[8192, 768]" = torch.ops.aten.mul.Tensor(gt, arg1)
        mul_1: "bf16[8192, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[8192, 768]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        reshape: "f32[4, 2048, 768]" = torch.ops.aten.reshape.default(add, p2)
        return (gt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
