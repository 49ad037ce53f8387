"""assay repro 1
pattern c8524ea6fb9531f39c13e9dfc1531e5e9641b7079112762d8cf0f088c9c1a32c
home    37ce1395a4cf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "bf16[8, 1024, 2048]", p0: "size[]"):
        eq: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[32000, 2048]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[8, 1024, 2048]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        where: "f32[8, 1024, 2048]" = torch.ops.aten.where.self(unsqueeze, full, convert_element_type)
        index_put: "f32[32000, 2048]" = torch.ops.aten.index_put.default(full_1, [arg0], where, True)
        convert_element_type_1: "bf16[32000, 2048]" = torch.ops.prims.convert_element_type.default(index_put, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
