"""assay repro 1
pattern 9ea93b1b9118a9f32f516100bd8c599f22e071af4efa0f685f9af0a16e0dfcdf
home    113f16b631e1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_3: "b8[4, 1024]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p1)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1024]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1024, 1024]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        bitwise_and: "b8[1, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(full_1, le)
        iota_2: "i64[4]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[4, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_7: "i64[4, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "i64[4, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "b8[4, 1, 1, 1024]" = torch.ops.aten.index.Tensor(full_3, [unsqueeze_8, unsqueeze_2])
        bitwise_and_1: "b8[4, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[4, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and_1, p11)
        where: "bf16[4, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, full, full_2)
        add_2: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, where)
        convert_element_type: "f32[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        amax: "f32[4, 16, 1024, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[64, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p12)
        return (where, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
