"""assay repro 1
pattern 5ee44227389eebb227e9840859e68a746d464b2acdd06d79a06387f5a692d346
home    f64e732950a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 1024, 1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[2, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1024]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1024, 1024]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[2, 1, 1024, 1024]" = torch.ops.aten.expand.default(le, p7)
        where: "bf16[2, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, full, full_1)
        add_2: "bf16[2, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, where)
        reshape_1: "bf16[32, 1024, 1024]" = torch.ops.aten.reshape.default(add_2, p8)
        convert_element_type: "f32[32, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[32, 1024, 1]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[32, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[32, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[32, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (where, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
