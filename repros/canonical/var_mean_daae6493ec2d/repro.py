"""assay repro 1
pattern daae6493ec2d582e418efa6de84251ef70eb60cd35fa4b17e28a45f985eb2578
home    a0a6741a1969
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[4096, 4096]", arg2: "bf16[4096]", arg3: "bf16[4096]", p0: "size", p1: "size", p2: "size[]"):
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[4096, 4096]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[4096, 4096]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[4096, 4096]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[4096, 4096]" = torch.ops.aten.mul.Tensor(gt, arg0)
        mul_1: "bf16[4096, 4096]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "bf16[4096, 4096]" = torch.ops.aten.add.Tensor(arg1, mul_1)
        convert_element_type_1: "f32[4096, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [1], correction = 0, keepdim = True)
        getitem: "f32[4096, 1]" = var_mean[0]
        getitem_1: "f32[4096, 1]" = var_mean[1]
        add_1: "f32[4096, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[4096, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[4096, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_2: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(mul_2, arg2)
        add_2: "f32[4096, 4096]" = torch.ops.aten.add.Tensor(mul_3, arg3)
        convert_element_type_2: "bf16[4096, 4096]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (gt, add, getitem_1, rsqrt, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
