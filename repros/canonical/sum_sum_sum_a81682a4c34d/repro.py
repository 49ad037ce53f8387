"""assay repro 1
pattern a81682a4c34de5900f5b0bd2575c3777eb99f378e8d1ad13d6662b34d16fa66d
home    a7fe72221314
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4096, 1024]", arg2: "f32[1024]", arg3: "f32[8, 512, 1024]", arg4: "f32[8, 512, 1]", arg5: "f32[8, 512, 1024]", arg6: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_3: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        convert_element_type_1: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_6: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg6)
        mul_7: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_6, arg3)
        mul_8: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg3)
        mul_9: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_6, 1024.0)
        sum_5: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1])
        sum_6: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_7: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        mul_10: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(arg3, sum_7)
        sum_8: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True)
        sub_2: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_9, sum_8)
        sub_3: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub_2, mul_10)
        mul_11: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(arg4, sub_3)
        add_1: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(add, mul_11)
        convert_element_type_2: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_9: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_9, p3)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, add_1, reshape_2, permute, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
