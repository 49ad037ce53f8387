"""assay repro 1
pattern 474e642b12a11234b86aa403dbeb48723b1ca4c4ea6a82f387c5078c8c16711d
home    010afa2d8936
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64, 1000, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[1, 64, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        expand: "bf16[1, 64, 1000, 1]" = torch.ops.aten.expand.default(reshape, p1)
        reshape_1: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.reshape.default(arg1, p2)
        mul: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.mul.Tensor(reshape_1, 0.125)
        iota: "i64[1000]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1000]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1000]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1000]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1000, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1000, 1000]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand_1: "b8[1, 1, 1000, 1000]" = torch.ops.aten.expand.default(le, p9)
        where: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand_1, full, full_1)
        add_2: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.add.Tensor(mul, where)
        cat: "bf16[1, 64, 1000, 1001]" = torch.ops.aten.cat.default([add_2, expand], 3)
        max_1 = torch.ops.aten.max.dim(cat, 3, True)
        getitem: "bf16[1, 64, 1000, 1]" = max_1[0]
        sub: "bf16[1, 64, 1000, 1001]" = torch.ops.aten.sub.Tensor(cat, getitem)
        convert_element_type: "f32[1, 64, 1000, 1001]" = torch.ops.prims.convert_element_type.default(sub, torch.float32)
        amax: "f32[1, 64, 1000, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub_1: "f32[1, 64, 1000, 1001]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1, 64, 1000, 1001]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[1, 64, 1000, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[1, 64, 1000, 1001]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[1, 64, 1000, 1001]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        slice_1: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p10, p11, p12)
        clone: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.clone.default(slice_1)
        expand_2: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.expand.default(clone, p13)
        reshape_2: "bf16[64, 1000, 1000]" = torch.ops.aten.reshape.default(expand_2, p14)
        return (where, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
