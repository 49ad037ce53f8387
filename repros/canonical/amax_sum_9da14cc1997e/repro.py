"""assay repro 1
pattern 9da14cc1997e31d9bdd9bd95a5c86d1679e57c9cebf7f4d9aae2a71ff7a447bf
home    c28e1dbcf85b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[6, 1, 1]", arg1: "bf16[6144, 49, 49]", arg2: "i64[49, 49]", arg3: "bf16[169, 6]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        clamp_max: "f32[6, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[6, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        reshape: "bf16[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p1)
        index: "bf16[2401, 6]" = torch.ops.aten.index.Tensor(arg3, [reshape_1])
        reshape_2: "bf16[49, 49, 6]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[6, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[6, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[6, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[6, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 6, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[1024, 6, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        amax: "f32[1024, 6, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[1024, 6, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp_1: "f32[1024, 6, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1024, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [3], True)
        div: "f32[1024, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, sum_1)
        convert_element_type: "bf16[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[1024, 6, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p3)
        reshape_3: "bf16[6144, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        permute_1: "bf16[6144, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (amax, sum_1, reshape_3, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
