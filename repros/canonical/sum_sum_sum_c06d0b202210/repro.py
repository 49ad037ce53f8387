"""assay repro 1
pattern c06d0b20221007aa5d36bb889bb4c2942b09619acbb86934dd31e3e9458b65e1
home    520bc741a0de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[51328, 128]", arg1: "f32[128]", arg2: "f32[128, 401, 128]", arg3: "f32[128, 401, 1]", arg4: "f32[128, 401, 128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]"):
        reshape: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        add: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(arg4, mul_5)
        slice_1: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        slice_2: "f32[128, 400, 128]" = torch.ops.aten.slice.Tensor(add, 1, p4, p5, p6)
        sum_5: "f32[1, 401, 128]" = torch.ops.aten.sum.dim_IntList(add, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[128, 400, 128]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        permute: "bf16[128, 128, 400]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_1: "bf16[128, 128, 20, 20]" = torch.ops.aten.reshape.default(permute, p7)
        sum_7: "bf16[128]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2, 3])
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
