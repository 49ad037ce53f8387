"""assay repro 1
pattern 0cc2bddb69e2ae01743b50aa45a41760f0a26aaacb12301796c810aace7177f3
home    15c1a32f3268
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 320, 14, 14][62720, 1, 4480, 320]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        full: "f32[128, 197, 320]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[128, 320, 14, 14]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        permute: "f32[128, 14, 14, 320]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        reshape: "f32[128, 196, 320]" = torch.ops.aten.reshape.default(permute, p1)
        slice_scatter: "f32[128, 197, 320]" = torch.ops.aten.slice_scatter.default(full, reshape, 1, p2, p3, p4)
        convert_element_type_1: "bf16[128, 197, 320]" = torch.ops.prims.convert_element_type.default(slice_scatter, torch.bfloat16)
        reshape_1: "bf16[25216, 320]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute_1: "bf16[320, 25216]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 320]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[320]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type_2: "f32[320]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (full, slice_scatter, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
