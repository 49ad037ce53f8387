"""assay repro 1
pattern 5518167066bbfff493f2e6a49bd40c512df0274528aa11748a4de46b59e50e63
home    e53cf1447169
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 49, 49]", arg1: "i64[49, 49]", arg2: "f32[169, 8]", arg3: "f32[16, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "f32[2401, 8]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "f32[49, 49, 8]" = torch.ops.aten.reshape.default(index, p2)
        permute: "f32[8, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "f32[8, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 8, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[2048, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        reshape_3: "f32[128, 16, 8, 49, 49]" = torch.ops.aten.reshape.default(add, p3)
        unsqueeze_1: "f32[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "f32[128, 16, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_2)
        reshape_4: "f32[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(add_1, p4)
        amax: "f32[2048, 8, 49, 1]" = torch.ops.aten.amax.default(reshape_4, [3], True)
        sub: "f32[2048, 8, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_4, amax)
        exp: "f32[2048, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[2048, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[2048, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[2048, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p5)
        reshape_5: "bf16[16384, 49, 49]" = torch.ops.aten.reshape.default(expand, p6)
        constant_pad_nd: "bf16[16384, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_5, p7)
        permute_1: "bf16[16384, 49, 49]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
