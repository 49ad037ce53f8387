"""assay repro 1
pattern 36fb36bf051e459bafe8ac43ecf751769ed3ec23222e04f2d66334036d410918
home    e5e0d941d02b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 249, 768]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[8, 249, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[8, 249, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(gt, arg0)
        mul_1: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[8, 249, 768]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape: "bf16[1992, 768]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (gt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
