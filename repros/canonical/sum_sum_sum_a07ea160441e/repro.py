"""assay repro 1
pattern a07ea160441e2032f5e8fb9fac0e149a59c02f476d034517b197096e095564db
home    c742ba617f5e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384, 7, 7][18816, 1, 2688, 384]", arg1: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[64, 14, 14, 1]", arg3: "bf16[64, 384, 7, 7][18816, 1, 2688, 384]", arg4: "f32[64, 384, 14, 14][75264, 1, 5376, 384]", arg5: "f32[384]", arg6: "f32[64, 14, 14, 1]"):
        avg_pool2d_backward: "bf16[64, 384, 14, 14]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], False, True, None)
        div: "f32[64, 14, 14, 1]" = torch.ops.aten.div.Tensor(arg2, 384.0)
        permute: "bf16[64, 14, 14, 384]" = torch.ops.aten.permute.default(arg1, [0, 2, 3, 1])
        convert_element_type: "f32[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        avg_pool2d_backward_1: "f32[64, 384, 14, 14]" = torch.ops.aten.avg_pool2d_backward.default(convert_element_type, arg4, [2, 2], [2, 2], [0, 0], False, True, None)
        permute_1: "f32[64, 14, 14, 384]" = torch.ops.aten.permute.default(avg_pool2d_backward_1, [0, 2, 3, 1])
        mul: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute_1, arg5)
        mul_1: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1, 2])
        sum_2: "f32[64, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[64, 14, 14, 384]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[64, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_1: "f32[64, 14, 14, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_2: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(sub_1, arg2)
        mul_3: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute_1, mul_2)
        sum_3: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[64, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[64, 14, 14, 384]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[64, 384, 14, 14]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        add: "bf16[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(permute_2, avg_pool2d_backward)
        sum_5: "bf16[384]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_3, add, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
