"""assay repro 1
pattern d141cdf2384313274daee96b7cf15b1641dbf2d67f473a48f8b3828f861eb42f
home    2aca457391db
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 2560]", arg1: "i64[2]", arg2: "f32[32, 128, 2560]", p0: "size[]", p1: "size", p2: "size[]"):
        reshape: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[32, 128, 2560]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 128, 2560]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        return (gt, add)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
