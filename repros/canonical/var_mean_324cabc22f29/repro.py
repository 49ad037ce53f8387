"""assay repro 1
pattern 324cabc22f29980df30800e8395d2f96e33d5a333788c1cff6fe8ce1c17c9d60
home    3c1f92a28e79
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "i64[36]", arg2: "f32[16, 512, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[16, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 512, 768]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[16, 512, 768]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-09)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        slice_1: "f32[16, 1, 768]" = torch.ops.aten.slice.Tensor(add_2, 1, p3, p4, p5)
        slice_2: "f32[16, 511, 768]" = torch.ops.aten.slice.Tensor(add_2, 1, p6, p7, p8)
        cat: "f32[16, 512, 768]" = torch.ops.aten.cat.default([slice_1, slice_2], 1)
        unsqueeze: "f32[16, 1, 512, 768]" = torch.ops.aten.unsqueeze.default(cat, 1)
        avg_pool2d: "f32[16, 1, 256, 768]" = torch.ops.aten.avg_pool2d.default(unsqueeze, [2, 1], [2, 1], [0, 0], True)
        select: "f32[16, 256, 768]" = torch.ops.aten.select.int(avg_pool2d, 1, p9)
        convert_element_type_1: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        convert_element_type_2: "bf16[16, 256, 768]" = torch.ops.prims.convert_element_type.default(select, torch.bfloat16)
        reshape_2: "bf16[4096, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p11)
        return (gt, div, mul_2, add_2, unsqueeze, select, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
