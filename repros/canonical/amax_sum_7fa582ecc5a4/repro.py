"""assay repro 1
pattern 7fa582ecc5a46666d4eeadf06993439eef679f75c0a2ee1e48afd1a6c6a78837
home    5293235d05e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256, 512, 512]", arg1: "f32[256, 512, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size[]"):
        reshape: "f32[16, 16, 512, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "f32[16, 16, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "f32[16, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "f32[16, 16, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "f32[16, 16, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "f32[16, 16, 512, 1024]" = torch.ops.aten.reshape.default(permute_1, p3)
        reshape_4: "f32[16, 16, 1024, 512]" = torch.ops.aten.reshape.default(reshape_3, p4)
        slice_1: "f32[16, 16, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_4, 2, p5, p6, p7)
        reshape_5: "f32[16, 16, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p8)
        iota: "i64[512]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index: "f32[16, 16, 512, 512]" = torch.ops.aten.index.Tensor(reshape_5, [None, None, None, iota])
        add: "f32[16, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape_2, index)
        add_1: "f32[16, 16, 512, 512]" = torch.ops.aten.add.Tensor(add, 0.0)
        mul: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(add_1, 1.0)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        unsqueeze: "f32[16, 16, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(div, 4)
        reshape_6: "f32[256, 512, 512]" = torch.ops.aten.reshape.default(unsqueeze, p12)
        return (reshape_6,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
