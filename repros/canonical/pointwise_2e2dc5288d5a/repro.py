"""assay repro 1
pattern 2e2dc5288d5ae275f05bfe361fbfbf01b152386a5b140f3fc335f93b0e791964
home    3421a6f34230
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 1000]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "f32[1, 1000, 2048]", arg5: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        eq: "b8[1, 1000]" = torch.ops.aten.eq.Scalar(arg0, 1)
        full: "f32[100352, 2048]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p3)
        unsqueeze: "b8[1, 1000, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg4, convert_element_type)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        where: "f32[1, 1000, 2048]" = torch.ops.aten.where.self(unsqueeze, arg5, add_2)
        index_put: "f32[100352, 2048]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        return (index_put,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
