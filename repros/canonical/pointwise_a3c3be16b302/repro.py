"""assay repro 1
pattern a3c3be16b3023b6a37ec8e48c15072e78a693f53adfb6f4c72666646442bcd4d
home    e030d99bbd50
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 4096]", arg1: "i64[2]", p0: "size", p1: "size[]"):
        relu: "bf16[1024, 4096]" = torch.ops.aten.relu.default(arg0)
        le: "b8[1024, 4096]" = torch.ops.aten.le.Scalar(relu, 0.0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p0)
        inductor_random: "f32[1024, 4096]" = torch.ops.prims.inductor_random.default(p1, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[1024, 4096]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[1024, 4096]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.5)
        mul: "bf16[1024, 4096]" = torch.ops.aten.mul.Tensor(gt, relu)
        mul_1: "bf16[1024, 4096]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        return (le, gt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
