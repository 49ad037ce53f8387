"""assay repro 1
pattern e183e3dd7b094399b8d8342068a11de162c49c46f0a6bf1d1a35117431bd316b
home    f4c92c3e7895
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 192, 14, 14][37632, 1, 2688, 192]", arg1: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg2: "f32[64, 28, 28, 1]", arg3: "bf16[64, 192, 14, 14][37632, 1, 2688, 192]", arg4: "f32[64, 192, 28, 28][150528, 1, 5376, 192]", arg5: "f32[192]", arg6: "f32[64, 28, 28, 1]"):
        avg_pool2d_backward: "bf16[64, 192, 28, 28]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], False, True, None)
        div: "f32[64, 28, 28, 1]" = torch.ops.aten.div.Tensor(arg2, 192.0)
        permute: "bf16[64, 28, 28, 192]" = torch.ops.aten.permute.default(arg1, [0, 2, 3, 1])
        convert_element_type: "f32[64, 192, 14, 14]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        avg_pool2d_backward_1: "f32[64, 192, 28, 28]" = torch.ops.aten.avg_pool2d_backward.default(convert_element_type, arg4, [2, 2], [2, 2], [0, 0], False, True, None)
        permute_1: "f32[64, 28, 28, 192]" = torch.ops.aten.permute.default(avg_pool2d_backward_1, [0, 2, 3, 1])
        mul: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(permute_1, arg5)
        mul_1: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(mul, 192.0)
        sum_1: "f32[192]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1, 2])
        sum_2: "f32[64, 28, 28, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[64, 28, 28, 192]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[64, 28, 28, 192]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_1: "f32[64, 28, 28, 192]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_2: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(sub_1, arg2)
        mul_3: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(permute_1, mul_2)
        sum_3: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[64, 28, 28, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[64, 28, 28, 192]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[64, 28, 28, 192]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 28, 28, 192]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[64, 192, 28, 28]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        add: "bf16[64, 192, 28, 28]" = torch.ops.aten.add.Tensor(permute_2, avg_pool2d_backward)
        return (sum_1, sum_3, add)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
