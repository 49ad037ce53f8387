"""assay repro 1
pattern 83780a7a26c6c708ec0f7b08e0eda1b702a1e27c9ad4179884d16f041b482b58
home    ba00ad429db5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2458624, 8]", arg1: "bf16[8]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 196, 196, 8]" = torch.ops.aten.add.Tensor(reshape, arg1)
        permute: "bf16[64, 8, 196, 196]" = torch.ops.aten.permute.default(add, [0, 3, 1, 2])
        clone: "bf16[64, 8, 196, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[64, 8, 196, 196]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        amax: "f32[64, 8, 196, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[64, 8, 196, 196]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[64, 8, 196, 196]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[64, 8, 196, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 8, 196, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 8, 196, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        permute_1: "bf16[64, 196, 196, 8]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 3, 1])
        clone_1: "bf16[64, 196, 196, 8]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2458624, 8]" = torch.ops.aten.reshape.default(clone_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
