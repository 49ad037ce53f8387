"""assay repro 1
pattern bd2ad8caf79ec84616b10f282caac32e997aafd87a9668b0acdf480545b9cc91
home    f7b1e016d1e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1280]", arg1: "bf16[256, 1280, 1, 1]", p0: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[256, 1280, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[256, 1280, 1, 1]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        div: "f32[256, 1280, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 3.0)
        add: "f32[256, 1280, 1, 1]" = torch.ops.aten.add.Tensor(div, 0.5)
        le: "b8[256, 1280, 1, 1]" = torch.ops.aten.le.Scalar(convert_element_type, -3.0)
        lt: "b8[256, 1280, 1, 1]" = torch.ops.aten.lt.Scalar(convert_element_type, 3.0)
        convert_element_type_1: "f32[256, 1280, 1, 1]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[256, 1280, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add)
        where: "f32[256, 1280, 1, 1]" = torch.ops.aten.where.self(lt, mul, convert_element_type_1)
        where_1: "f32[256, 1280, 1, 1]" = torch.ops.aten.where.self(le, full, where)
        convert_element_type_2: "bf16[256, 1280, 1, 1]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        sum_1: "bf16[1280]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[1280]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (full, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
