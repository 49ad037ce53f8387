"""assay repro 1
pattern 1f8204eba204ef4d258f24c67ce49eefebb38b2c07c874e6a7118e228cd6c248
home    5e8d3929c27d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 512, 512]", arg1: "bf16[16, 512, 1024]", arg2: "i64[512]", arg3: "i64[99]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size[]", p11: "size[]"):
        reshape: "bf16[16, 512, 1, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1, 16, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [3, 0, 1, 4, 2])
        reshape_1: "bf16[16, 512, 1, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[1, 16, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [3, 0, 1, 4, 2])
        reshape_2: "bf16[1, 16, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "bf16[1, 16, 512, 1024]" = torch.ops.aten.reshape.default(permute_1, p3)
        reshape_4: "bf16[1, 16, 1024, 512]" = torch.ops.aten.reshape.default(reshape_3, p4)
        slice_1: "bf16[1, 16, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_4, 2, p5, p6, p7)
        reshape_5: "bf16[1, 16, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p8)
        index: "bf16[1, 16, 512, 512]" = torch.ops.aten.index.Tensor(reshape_5, [None, None, None, arg2])
        add: "bf16[1, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape_2, index)
        add_1: "bf16[1, 16, 512, 512]" = torch.ops.aten.add.Tensor(add, 0.0)
        mul: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(add_1, 0.125)
        convert_element_type: "f32[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_1: "f32[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[1, 16, 512, 1]" = torch.ops.aten.amax.default(mul_1, [3], True)
        sub: "f32[1, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul_1, amax)
        mul_2: "f32[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        convert_element_type_1: "f32[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        abs_1: "f32[1, 16, 512, 512]" = torch.ops.aten.abs.default(convert_element_type_1)
        amax_1: "f32[1, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [3], True)
        eq: "b8[1, 16, 512, 512]" = torch.ops.aten.eq.Tensor(convert_element_type_1, convert_element_type_1)
        ne: "b8[1, 16, 512, 512]" = torch.ops.aten.ne.Scalar(abs_1, inf)
        mul_3: "b8[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(eq, ne)
        logical_not: "b8[1, 16, 512, 512]" = torch.ops.aten.logical_not.default(mul_3)
        any_1: "b8[1, 16, 512, 1]" = torch.ops.aten.any.dims(logical_not, [3], True)
        logical_not_1: "b8[1, 16, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[1, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax_1)
        where: "f32[1, 16, 512, 512]" = torch.ops.aten.where.self(logical_not_1, mul_2, sub_1)
        exp: "f32[1, 16, 512, 512]" = torch.ops.aten.exp.default(where)
        sum_1: "f32[1, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[1, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_2: "bf16[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p9)
        inductor_random: "f32[1, 16, 512, 512]" = torch.ops.prims.inductor_random.default(p10, inductor_lookup_seed, 'rand')
        convert_element_type_3: "bf16[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[1, 16, 512, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_3, 0.1)
        mul_4: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_2)
        mul_5: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        unsqueeze: "bf16[1, 16, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(mul_5, 4)
        permute_2: "bf16[512, 1, 16, 1, 512]" = torch.ops.aten.permute.default(unsqueeze, [2, 0, 1, 4, 3])
        permute_3: "bf16[16, 512, 512, 1, 1]" = torch.ops.aten.permute.default(permute_2, [2, 0, 4, 1, 3])
        reshape_6: "bf16[16, 512, 512]" = torch.ops.aten.reshape.default(permute_3, p11)
        permute_4: "bf16[16, 512, 512]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 1])
        return (convert_element_type_2, gt, reshape_6, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
