"""assay repro 1
pattern 42bc3743f12811312793a2f7d98a1b49f69ac682a0229c1d3bcd70a212defedd
home    fdd6943b6a51
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", arg1: "i64[37]", arg2: "f32[16, 512, 2048]", arg3: "f32[2048]", arg4: "f32[2048]", arg5: "f32[16, 512, 1]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[16, 512, 2048]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 512, 2048]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 2048.0)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        mul_4: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        convert_element_type_1: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_1: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (gt, div, mul_2, mul_4, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
