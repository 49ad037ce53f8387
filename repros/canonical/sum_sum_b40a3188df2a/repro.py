"""assay repro 1
pattern b40a3188df2a2ccd13487bd244d942d84bb417827513bb797927311bad263e39
home    280afa610ba7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg1: "bf16[128, 1536, 14, 14][301056, 1, 21504, 1536]", arg2: "bf16[128, 1536, 14, 14][301056, 1, 21504, 1536]", arg3: "bf16[128, 1536, 1, 1]", arg4: "bf16[128, 1536, 14, 14][301056, 1, 21504, 1536]", arg5: "bf16[128, 1536, 14, 14][301056, 1, 21504, 1536]"):
        avg_pool2d_backward: "bf16[128, 1536, 14, 14]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], True, False, None)
        add: "bf16[128, 1536, 14, 14]" = torch.ops.aten.add.Tensor(arg2, avg_pool2d_backward)
        mul: "bf16[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(add, 0.8980265101338745)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg3)
        convert_element_type: "f32[128, 1536, 14, 14]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        neg: "f32[128, 1536, 14, 14]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 1536, 14, 14]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 1536, 14, 14]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 1536, 14, 14]" = torch.ops.aten.reciprocal.default(add_1)
        mul_1: "f32[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 1536, 14, 14]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_2: "f32[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_2: "f32[128, 1536, 14, 14]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        convert_element_type_1: "f32[128, 1536, 14, 14]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_3: "f32[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        mul_4: "f32[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(mul_3, add_2)
        convert_element_type_2: "bf16[128, 1536, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        mul_5: "bf16[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.2)
        mul_6: "bf16[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(mul_5, 2.0)
        mul_7: "bf16[128, 1536, 14, 14]" = torch.ops.aten.mul.Tensor(mul_6, arg5)
        sum_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_8: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        convert_element_type_4: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_9: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_8)
        convert_element_type_5: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        sum_2: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (sigmoid, convert_element_type_2, mul_6, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
