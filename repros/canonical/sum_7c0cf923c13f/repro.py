"""assay repro 1
pattern 7c0cf923c13f0cd2132363be4ede95cfe45bd760a8a98be17c1634654efc40d1
home    da1269dab206
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768, 7, 7]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", p0: "size[]", p1: "size[]"):
        add: "bf16[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[128, 7, 7, 768]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        clone: "bf16[128, 7, 7, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p0)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (add, reshape, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
