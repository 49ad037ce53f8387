"""assay repro 1
pattern b86588636bbc8cee32758615a1e64327a6dfa3534c36d263a49365b4e19e3171
home    8ddff5ce2f96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 220]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 49, 220]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "bf16[128, 49, 220]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        reshape_1: "bf16[6272, 220]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[220, 6272]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        constant_pad_nd: "bf16[224, 6272]" = torch.ops.aten.constant_pad_nd.default(permute, p2)
        sum_1: "f32[1, 220]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[220]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[220]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (convert_element_type, reshape_1, constant_pad_nd, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
