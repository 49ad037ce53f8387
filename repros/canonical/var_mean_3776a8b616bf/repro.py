"""assay repro 1
pattern 3776a8b616bfcba63c954b4bc54a4be3b97de6afae10a5e5bbcfd7f551fc9045
home    b105592c8955
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "f32[4, 2048, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[4, 2048, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_seeds: "i64[2]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[4, 2048, 768]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[4, 2048, 768]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[4, 2048, 768]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[4, 2048, 768]" = torch.ops.aten.add.Tensor(arg1, mul_1)
        reshape_1: "f32[8192, 768]" = torch.ops.aten.reshape.default(add, p4)
        var_mean = torch.ops.aten.var_mean.correction(reshape_1, [1], correction = 0, keepdim = True)
        getitem: "f32[8192, 1]" = var_mean[0]
        getitem_1: "f32[8192, 1]" = var_mean[1]
        add_1: "f32[8192, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8192, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8192, 768]" = torch.ops.aten.sub.Tensor(reshape_1, getitem_1)
        mul_2: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg2)
        add_2: "f32[8192, 768]" = torch.ops.aten.add.Tensor(mul_3, arg3)
        convert_element_type_1: "bf16[8192, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (inductor_seeds, gt, reshape_1, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
