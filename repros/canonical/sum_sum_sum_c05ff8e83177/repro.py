"""assay repro 1
pattern c05ff8e83177c2365ce22598f866df3e1d0e82824f78985211002a1c71815507
home    c1d4663123e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg1: "bf16[128, 1536, 12, 12][221184, 1, 18432, 1536]", arg2: "bf16[128, 1536, 12, 12][221184, 1, 18432, 1536]", arg3: "bf16[128, 1536, 1, 1]", arg4: "bf16[128, 1536, 12, 12][221184, 1, 18432, 1536]", arg5: "bf16[128, 1536, 12, 12][221184, 1, 18432, 1536]", arg6: "f32[]"):
        avg_pool2d_backward: "bf16[128, 1536, 12, 12]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], True, False, None)
        add: "bf16[128, 1536, 12, 12]" = torch.ops.aten.add.Tensor(arg2, avg_pool2d_backward)
        mul: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(add, 0.8980265101338745)
        mul_1: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul, 1.7015043497085571)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg3)
        mul_2: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(arg4, sigmoid)
        mul_3: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_2, 2.0)
        convert_element_type: "f32[128, 1536, 12, 12]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_4: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_5: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_4, -0.5)
        exp: "f32[128, 1536, 12, 12]" = torch.ops.aten.exp.default(mul_5)
        mul_6: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_7: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_6)
        mul_8: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 1536, 12, 12]" = torch.ops.aten.erf.default(mul_8)
        add_1: "f32[128, 1536, 12, 12]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_9: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[128, 1536, 12, 12]" = torch.ops.aten.add.Tensor(mul_9, mul_7)
        convert_element_type_1: "f32[128, 1536, 12, 12]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_10: "f32[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_2)
        convert_element_type_2: "bf16[128, 1536, 12, 12]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        mul_11: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.2)
        mul_12: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_11, arg6)
        mul_13: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_11, mul_3)
        mul_14: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_12, 2.0)
        mul_15: "bf16[128, 1536, 12, 12]" = torch.ops.aten.mul.Tensor(mul_14, arg4)
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul_13, dtype = torch.float32)
        sum_2: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_15, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_16: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        convert_element_type_4: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        mul_17: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_16)
        convert_element_type_5: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        sum_3: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (sigmoid, convert_element_type_2, mul_14, sum_1, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
