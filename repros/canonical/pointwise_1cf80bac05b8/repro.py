"""assay repro 1
pattern 1cf80bac05b8113f4df3b3ab04b8abcd34fa1b2cbc280fc7dbee9a34dd1bee0a
home    b4eb28139093
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 4096]", p0: "size", p1: "size", p2: "size[]"):
        relu: "bf16[128, 4096]" = torch.ops.aten.relu.default(arg0)
        le: "b8[128, 4096]" = torch.ops.aten.le.Scalar(relu, 0.0)
        inductor_seeds: "i64[2]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[128, 4096]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[128, 4096]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[128, 4096]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.5)
        mul: "bf16[128, 4096]" = torch.ops.aten.mul.Tensor(gt, relu)
        mul_1: "bf16[128, 4096]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        return (le, inductor_seeds, gt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
