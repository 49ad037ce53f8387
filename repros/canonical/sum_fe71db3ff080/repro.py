"""assay repro 1
pattern fe71db3ff080ac5cce63fef29e1c3dd75fa28642292f325145a5cd57699580fd
home    beffa6e6e8c1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[144, 512, 512]", arg1: "bf16[144, 512, 512]", arg2: "b8[1, 1, 512, 1]", arg3: "f32[]", arg4: "f32[8, 18, 512, 1]", arg5: "f32[8, 18, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_1: "b8[8, 512]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[8, 18, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[8, 18, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        reshape_1: "bf16[8, 18, 512, 512]" = torch.ops.aten.reshape.default(arg1, p2)
        convert_element_type: "f32[8, 18, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        iota: "i64[512]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[8]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_3: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        unsqueeze_4: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        index: "b8[8, 1, 1, 512]" = torch.ops.aten.index.Tensor(full_1, [unsqueeze_5, unsqueeze_2])
        bitwise_and: "b8[8, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(arg2, index)
        expand: "b8[8, 1, 512, 512]" = torch.ops.aten.expand.default(bitwise_and, p9)
        where: "f32[8, 1, 512, 512]" = torch.ops.aten.where.self(expand, arg3, full)
        add_1: "f32[8, 18, 512, 512]" = torch.ops.aten.add.Tensor(div, where)
        sub: "f32[8, 18, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, arg4)
        exp: "f32[8, 18, 512, 512]" = torch.ops.aten.exp.default(sub)
        div_1: "f32[8, 18, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg5)
        mul: "f32[8, 18, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, div_1)
        neg: "f32[8, 18, 512, 512]" = torch.ops.aten.neg.default(div_1)
        sum_1: "f32[8, 18, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8, 18, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[8, 18, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[8, 18, 512, 512]" = torch.ops.aten.div.Tensor(convert_element_type_1, 8.0)
        reshape_2: "bf16[144, 512, 512]" = torch.ops.aten.reshape.default(div_2, p10)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
