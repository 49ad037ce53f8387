"""assay repro 1
pattern 0f3343148ea86f00780ba3c7b6ee5b2f1f03dae97df23ef0fc5b73e52bde6f58
home    87721ee2ba74
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "b8[1, 1, 2048, 2048]", arg2: "i64[1, 128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "b8[1, 1, 128, 2048]" = torch.ops.aten.slice.Tensor(arg1, 2, p1, p2, p3)
        slice_2: "b8[1, 1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 3, p4, p5, p6)
        unsqueeze: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_1, unsqueeze_2)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p7)
        where: "bf16[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, reshape, full_1)
        where_1: "f32[32, 1, 128, 128]" = torch.ops.aten.where.self(expand, full, full_2)
        add: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(where, where_1)
        amax: "f32[32, 16, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[32, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[32, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_1: "bf16[32, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p8)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p9)
        permute: "bf16[512, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (full, full_1, where_1, amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
