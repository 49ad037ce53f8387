"""assay repro 1
pattern 3bbe6ceb2266da4ca0843ad7fa1d89770e94b504051e8e9d17dbdfdf3bb0d280
home    be361f0d5f0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", arg1: "i64[85]", arg2: "f32[8, 384, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[8, 384, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 384, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_1: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[8, 384, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        slice_1: "f32[8, 128, 1024]" = torch.ops.aten.slice.Tensor(add_2, 1, p3, p4, p5)
        slice_2: "f32[8, 256, 1024]" = torch.ops.aten.slice.Tensor(add_2, 1, p6, p7, p8)
        return (gt, div, mul_2, add_2, slice_1, slice_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
