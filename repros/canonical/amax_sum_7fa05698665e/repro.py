"""assay repro 1
pattern 7fa05698665e3e8d1fbb8d1ce3299e549c72a7b17d88900190d772cf6824e692
home    387fba69fd90
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 512, 512]", arg1: "i64[1, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[8, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        unsqueeze: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_1: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        le: "b8[1, 1, 512, 512]" = torch.ops.aten.le.Tensor(unsqueeze_1, unsqueeze_2)
        expand: "b8[8, 1, 512, 512]" = torch.ops.aten.expand.default(le, p1)
        where: "f32[8, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_1)
        add: "f32[8, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        mul: "f32[8, 16, 512, 512]" = torch.ops.aten.mul.Tensor(add, 1.0)
        amax: "f32[8, 16, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[8, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        div: "f32[8, 16, 512, 512]" = torch.ops.aten.div.Tensor(sub, 8.0)
        exp: "f32[8, 16, 512, 512]" = torch.ops.aten.exp.default(div)
        sum_1: "f32[8, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[8, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[8, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand_1: "bf16[8, 16, 512, 512]" = torch.ops.aten.expand.default(convert_element_type, p2)
        reshape_1: "bf16[128, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p3)
        permute: "bf16[128, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (full, where, div_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
