"""assay repro 1
pattern 8b7ad61ad3388f12680bf6dbe1fea44a936198ad22ef694c13ad3a110416efdd
home    086fbc6d8e20
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg1: "bf16[128, 1536, 1, 1]", arg2: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg3: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg4: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg5: "f32[]"):
        mul: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg0, 0.9622504486493761)
        mul_1: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul, 1.7015043497085571)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg1)
        mul_2: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg2, sigmoid)
        mul_3: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_2, 2.0)
        convert_element_type: "f32[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_4: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_5: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_4, -0.5)
        exp: "f32[128, 1536, 6, 6]" = torch.ops.aten.exp.default(mul_5)
        mul_6: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_7: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_6)
        mul_8: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 1536, 6, 6]" = torch.ops.aten.erf.default(mul_8)
        add: "f32[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_9: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(mul_9, mul_7)
        convert_element_type_1: "f32[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_10: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_2: "bf16[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        add_2: "bf16[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_2)
        mul_11: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(add_2, 0.2)
        mul_12: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_11, arg5)
        mul_13: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_11, mul_3)
        mul_14: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_12, 2.0)
        mul_15: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_14, arg2)
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
        return (sigmoid, add_2, mul_14, sum_1, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
