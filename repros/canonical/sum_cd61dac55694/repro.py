"""assay repro 1
pattern cd61dac55694dd10f3e3dd3ec97d782386d2be3c25f5f6a148841a8036ef8cbb
home    0995c1ccc089
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 128, 128]", arg1: "bf16[16, 128, 128]", arg2: "f32[]", arg3: "f32[1, 16, 128, 1]", arg4: "f32[1, 16, 128, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(reshape, 16.0)
        reshape_1: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        iota: "i64[128]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        expand: "b8[1, 1, 128, 128]" = torch.ops.aten.expand.default(le, p5)
        where: "f32[1, 1, 128, 128]" = torch.ops.aten.where.self(expand, arg2, full)
        add_1: "f32[1, 16, 128, 128]" = torch.ops.aten.add.Tensor(div, where)
        sub: "f32[1, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_1, arg3)
        exp: "f32[1, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        div_1: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg4)
        mul: "f32[1, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, div_1)
        neg: "f32[1, 16, 128, 128]" = torch.ops.aten.neg.default(div_1)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[1, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(convert_element_type_1, 16.0)
        reshape_2: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(div_2, p6)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
