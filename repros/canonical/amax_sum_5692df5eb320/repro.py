"""assay repro 1
pattern 5692df5eb320a7b476c8dbe7f3e31ee913cae5af3d876f89548db8dc847106c2
home    e48bd2b0d21d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 1, 1]", arg1: "bf16[3072, 49, 49]", arg2: "i64[49, 49]", arg3: "bf16[169, 12]", arg4: "f32[1, 4, 1, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        clamp_max: "f32[12, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[12, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        reshape: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p1)
        index: "bf16[2401, 12]" = torch.ops.aten.index.Tensor(arg3, [reshape_1])
        reshape_2: "bf16[49, 49, 12]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[12, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[12, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[12, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[256, 12, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        reshape_3: "f32[64, 4, 12, 49, 49]" = torch.ops.aten.reshape.default(add, p3)
        add_1: "f32[64, 4, 12, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, arg4)
        add_2: "f32[64, 4, 12, 49, 49]" = torch.ops.aten.add.Tensor(add_1, arg4)
        reshape_4: "f32[256, 12, 49, 49]" = torch.ops.aten.reshape.default(add_2, p4)
        amax: "f32[256, 12, 49, 1]" = torch.ops.aten.amax.default(reshape_4, [3], True)
        sub: "f32[256, 12, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_4, amax)
        exp_1: "f32[256, 12, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[256, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [3], True)
        div: "f32[256, 12, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, sum_1)
        convert_element_type: "bf16[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[256, 12, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p5)
        reshape_5: "bf16[3072, 49, 49]" = torch.ops.aten.reshape.default(expand, p6)
        permute_1: "bf16[3072, 49, 49]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        return (div, reshape_5, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
