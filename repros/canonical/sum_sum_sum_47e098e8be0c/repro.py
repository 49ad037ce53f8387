"""assay repro 1
pattern 47e098e8be0c3aaec1bbe18f7ed4236b94ead752e1fa59ab8e407b7a4838af23
home    edca4a87cce3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 65, 1]", arg1: "bf16[4160, 1024]", arg2: "bf16[4160, 1024]", arg3: "bf16[64, 65, 1024]", arg4: "f32[64, 65, 1]", arg5: "f32[1024]", arg6: "bf16[64, 65, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[64, 65, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        reshape: "bf16[64, 65, 1024]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 65, 1024]" = torch.ops.aten.reshape.default(arg2, p1)
        add: "bf16[64, 65, 1024]" = torch.ops.aten.add.Tensor(arg3, reshape_1)
        convert_element_type: "f32[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        sub: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg5)
        mul_2: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[64, 65, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 65, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_1: "bf16[64, 65, 1024]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_2)
        reshape_2: "bf16[4160, 1024]" = torch.ops.aten.reshape.default(add_1, p2)
        permute: "bf16[1024, 4160]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
