"""assay repro 1
pattern b53b0ad55ecad635bb0ba2cbf37b2725b63ccf52b302c9f160080a463078cb48
home    5e8e88084c52
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 49, 49]", arg1: "i64[49, 49]", arg2: "f32[169, 32]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "f32[2401, 32]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "f32[49, 49, 32]" = torch.ops.aten.reshape.default(index, p2)
        permute: "f32[32, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "f32[32, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 32, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[128, 32, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        amax: "f32[128, 32, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[128, 32, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[128, 32, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 32, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 32, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 32, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p3)
        reshape_3: "bf16[4096, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        permute_1: "bf16[4096, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (amax, sum_1, reshape_3, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
