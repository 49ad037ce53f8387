"""assay repro 1
pattern 381299b81d04775e6e20f3d301dd4de6cb733066fd88e0ea48091d236d997ad0
home    e3180f194a67
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "bf16[256, 512, 1024]", arg2: "i64[512]", arg3: "i64[99]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size[]", p11: "size[]"):
        reshape: "bf16[16, 16, 512, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 16, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[16, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 16, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "bf16[16, 16, 512, 1024]" = torch.ops.aten.reshape.default(permute_1, p3)
        reshape_4: "bf16[16, 16, 1024, 512]" = torch.ops.aten.reshape.default(reshape_3, p4)
        slice_1: "bf16[16, 16, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_4, 2, p5, p6, p7)
        reshape_5: "bf16[16, 16, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p8)
        index: "bf16[16, 16, 512, 512]" = torch.ops.aten.index.Tensor(reshape_5, [None, None, None, arg2])
        add: "bf16[16, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape_2, index)
        add_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.add.Tensor(add, 0.0)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p9)
        inductor_random: "f32[16, 16, 512, 512]" = torch.ops.prims.inductor_random.default(p10, inductor_lookup_seed, 'rand')
        gt: "b8[16, 16, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_3: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type_1: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        unsqueeze: "bf16[16, 16, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        reshape_6: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(unsqueeze, p11)
        permute_2: "bf16[256, 512, 512]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 1])
        return (add_1, amax, sum_1, gt, reshape_6, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
