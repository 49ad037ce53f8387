"""assay repro 1
pattern 7e98b4c800aa0dfd9c493bc7700ada12530ba7d4a1899ebd3d6fc7f66d7e1801
home    508574f51a27
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[144, 512, 512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_3: "b8[8, 512]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[8, 18, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[8, 18, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        iota: "i64[512]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_3, 0)
        bitwise_and: "b8[1, 1, 512, 1]" = torch.ops.aten.bitwise_and.Tensor(full_1, ge)
        iota_1: "i64[8]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_4: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        unsqueeze_5: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        index: "b8[8, 1, 1, 512]" = torch.ops.aten.index.Tensor(full_3, [unsqueeze_6, unsqueeze_2])
        bitwise_and_1: "b8[8, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[8, 1, 512, 512]" = torch.ops.aten.expand.default(bitwise_and_1, p8)
        where: "f32[8, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_2)
        add_1: "f32[8, 18, 512, 512]" = torch.ops.aten.add.Tensor(div, where)
        amax: "f32[8, 18, 512, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        sub: "f32[8, 18, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[8, 18, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 18, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[8, 18, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[8, 18, 512, 512]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand_1: "bf16[8, 18, 512, 512]" = torch.ops.aten.expand.default(convert_element_type, p9)
        reshape_1: "bf16[144, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p10)
        permute: "bf16[144, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (full, bitwise_and, where, amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
