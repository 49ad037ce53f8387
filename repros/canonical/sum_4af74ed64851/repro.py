"""assay repro 1
pattern 4af74ed64851067437639f498b27b1f7a0e64a13f3dc29f1fbe507d961e6ec2a
home    bb8430243af2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[256, 1280]", arg1: "bf16[256, 1280]", arg2: "bf16[256, 1280]", p0: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        convert_element_type: "bf16[256, 1280]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        div: "bf16[256, 1280]" = torch.ops.aten.div.Scalar(convert_element_type, 0.8)
        mul: "bf16[256, 1280]" = torch.ops.aten.mul.Tensor(arg1, div)
        convert_element_type_1: "f32[256, 1280]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        div_1: "f32[256, 1280]" = torch.ops.aten.div.Tensor(convert_element_type_1, 3.0)
        add: "f32[256, 1280]" = torch.ops.aten.add.Tensor(div_1, 0.5)
        le: "b8[256, 1280]" = torch.ops.aten.le.Scalar(convert_element_type_1, -3.0)
        lt: "b8[256, 1280]" = torch.ops.aten.lt.Scalar(convert_element_type_1, 3.0)
        convert_element_type_2: "f32[256, 1280]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_1: "f32[256, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add)
        where: "f32[256, 1280]" = torch.ops.aten.where.self(lt, mul_1, convert_element_type_2)
        where_1: "f32[256, 1280]" = torch.ops.aten.where.self(le, full, where)
        convert_element_type_3: "bf16[256, 1280]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        permute: "bf16[1280, 256]" = torch.ops.aten.permute.default(convert_element_type_3, [1, 0])
        sum_1: "f32[1, 1280]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0], True, dtype = torch.float32)
        reshape: "f32[1280]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type_4: "f32[1280]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (full, convert_element_type_3, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
