"""assay repro 1
pattern 26c2f3fc8ea3361f39cad9d33a7c71a0347fb98b03357926ece6ac4bbe7af8fa
home    81479b2fc299
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 49, 49]", arg1: "i64[49, 49]", arg2: "bf16[169, 32]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "bf16[2401, 32]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "bf16[49, 49, 32]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[32, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[32, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 32, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "bf16[128, 32, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        convert_element_type: "f32[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[128, 32, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[128, 32, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 32, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 32, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 32, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 32, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p3)
        reshape_3: "bf16[4096, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
