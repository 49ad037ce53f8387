"""assay repro 1
pattern 990ea53dde600d730357f612b70863d9d7107381bc773879dbfce5605270a227
home    04ac4305e139
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[64, 128]", arg1: "i32[64, 128]", arg2: "f32[1026, 1024]", p0: "size[]", p1: "size[]"):
        convert_element_type: "i32[64, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.int32)
        add: "i32[64, 128]" = torch.ops.aten.add.Tensor(convert_element_type, 0)
        mul: "i32[64, 128]" = torch.ops.aten.mul.Tensor(add, arg1)
        convert_element_type_1: "i64[64, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_1: "i64[64, 128]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        reshape: "i64[8192]" = torch.ops.aten.reshape.default(add_1, p0)
        index: "f32[8192, 1024]" = torch.ops.aten.index.Tensor(arg2, [reshape])
        reshape_1: "f32[64, 128, 1024]" = torch.ops.aten.reshape.default(index, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
