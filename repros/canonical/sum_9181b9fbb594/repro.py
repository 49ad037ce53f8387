"""assay repro 1
pattern 9181b9fbb59445433d4b51d9b5e67782990feb77cf2fea0a5429a09e4937db58
home    8bdedcda1459
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 112]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 196, 112]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 196, 112]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "bf16[128, 196, 112]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        reshape_1: "bf16[25088, 112]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[112, 25088]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 112]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[112]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type_2: "f32[112]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (convert_element_type, reshape_1, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
