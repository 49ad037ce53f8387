"""assay repro 1
pattern fa2f23f932f44c4b7207f24c2aaaebb2d9bf7d29bf43e4a08fc2c5bab774a3c4
home    24297d40009d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 16, 1024, 1024]", arg1: "bf16[8, 16, 1024, 1024]", arg2: "f32[8, 16, 1024, 1]", arg3: "f32[8, 16, 1024, 1]", p0: "size", p1: "size", p2: "size"):
        full: "f32[]" = torch.ops.aten.full.default([], -inf, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        convert_element_type: "f32[8, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[8, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[8, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.125)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1024, 1]" = torch.ops.aten.unsqueeze.default(iota, 1)
        gt: "b8[1024, 1024]" = torch.ops.aten.gt.Tensor(iota, unsqueeze)
        where: "f32[8, 16, 1024, 1024]" = torch.ops.aten.where.self(gt, full, mul)
        sub: "f32[8, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(where, arg2)
        exp: "f32[8, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul_1: "f32[8, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[8, 16, 1024, 1024]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[8, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[8, 16, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        where_1: "f32[8, 16, 1024, 1024]" = torch.ops.aten.where.self(gt, full_1, fma)
        mul_2: "f32[8, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(where_1, 0.125)
        convert_element_type_2: "bf16[8, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
