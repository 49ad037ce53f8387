"""assay repro 1
pattern 652d70fbc77f0c1649d61a862c5f5905a6e737a51ad91404b08ae5e02fa21a04
home    c37c2dc11a0b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "bf16[512, 128, 128]", arg2: "b8[1, 1, 2048, 2048]", arg3: "i64[1, 128]", arg4: "f32[]", arg5: "f32[32, 16, 128, 1]", arg6: "f32[32, 16, 128, 1]", arg7: "bf16[]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "b8[1, 1, 128, 2048]" = torch.ops.aten.slice.Tensor(arg2, 2, p2, p3, p4)
        slice_2: "b8[1, 1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 3, p5, p6, p7)
        unsqueeze: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_1, unsqueeze_2)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p8)
        where: "f32[32, 1, 128, 128]" = torch.ops.aten.where.self(expand, arg4, full_1)
        where_1: "bf16[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, reshape_1, full)
        add: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(where_1, where)
        sub: "f32[32, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, arg5)
        exp: "f32[32, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[32, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg6)
        neg: "f32[32, 16, 128, 128]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[32, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[32, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        where_2: "bf16[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, convert_element_type_1, arg7)
        reshape_2: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(where_2, p9)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
