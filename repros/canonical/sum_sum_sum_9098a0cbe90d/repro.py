"""assay repro 1
pattern 9098a0cbe90d5cbcd440d33b2d86f34f0b470079beba30b8191aaab89ec3d05a
home    8d0e2c772642
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "f32[384]", arg5: "bf16[256, 384]", arg6: "bf16[256, 384]", arg7: "bf16[256, 384]", arg8: "f32[1, 384]", arg9: "bf16[4096, 384]", arg10: "f32[1, 384]", p0: "size[]", p1: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg2)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(arg3, arg4)
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(arg3, arg3)
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_2: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        convert_element_type: "f32[256, 384]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, 0.00390625)
        unsqueeze_3: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        convert_element_type_1: "f32[256, 384]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(sum_2, 0.00390625)
        unsqueeze_4: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        convert_element_type_2: "f32[256, 384]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub: "f32[256, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg8)
        mul_7: "f32[256, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        mul_8: "f32[256, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_3: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_7, [0])
        mul_9: "f32[384]" = torch.ops.aten.mul.Tensor(sum_3, arg0)
        mul_10: "f32[384]" = torch.ops.aten.mul.Tensor(sum_3, 0.00390625)
        mul_11: "f32[384]" = torch.ops.aten.mul.Tensor(mul_10, mul_4)
        sum_4: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_8, [0])
        mul_12: "f32[384]" = torch.ops.aten.mul.Tensor(sum_4, arg0)
        mul_13: "f32[384]" = torch.ops.aten.mul.Tensor(sum_4, 0.00390625)
        mul_14: "f32[384]" = torch.ops.aten.mul.Tensor(mul_13, mul_4)
        unsqueeze_5: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        mul_15: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        sub_1: "f32[256, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_15)
        sub_2: "f32[256, 384]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_3)
        mul_16: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        unsqueeze_6: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        mul_17: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_6)
        sub_3: "f32[256, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_17)
        sub_4: "f32[256, 384]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_4)
        mul_18: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_1)
        convert_element_type_3: "bf16[256, 384]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        convert_element_type_4: "bf16[256, 384]" = torch.ops.prims.convert_element_type.default(mul_18, torch.bfloat16)
        add: "bf16[256, 384]" = torch.ops.aten.add.Tensor(convert_element_type_3, convert_element_type_4)
        unsqueeze_7: "bf16[256, 1, 384]" = torch.ops.aten.unsqueeze.default(add, 1)
        expand: "bf16[256, 16, 384]" = torch.ops.aten.expand.default(unsqueeze_7, p0)
        div: "bf16[256, 16, 384]" = torch.ops.aten.div.Scalar(expand, 16.0)
        reshape: "bf16[4096, 384]" = torch.ops.aten.reshape.default(div, p1)
        convert_element_type_5: "f32[4096, 384]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        sub_5: "f32[4096, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_5, arg10)
        convert_element_type_6: "f32[4096, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_19: "f32[4096, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_6, sub_5)
        sum_5: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_19, [0])
        mul_20: "f32[384]" = torch.ops.aten.mul.Tensor(sum_5, arg3)
        mul_21: "f32[384]" = torch.ops.aten.mul.Tensor(sum_5, 0.000244140625)
        mul_22: "f32[384]" = torch.ops.aten.mul.Tensor(mul_21, mul_3)
        sum_6: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_6, [0])
        mul_23: "f32[384]" = torch.ops.aten.mul.Tensor(sum_6, 0.000244140625)
        unsqueeze_8: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_22, 0)
        mul_24: "f32[4096, 384]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_8)
        sub_6: "f32[4096, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_24)
        unsqueeze_9: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_23, 0)
        sub_7: "f32[4096, 384]" = torch.ops.aten.sub.Tensor(sub_6, unsqueeze_9)
        mul_25: "f32[4096, 384]" = torch.ops.aten.mul.Tensor(sub_7, unsqueeze_2)
        convert_element_type_7: "bf16[4096, 384]" = torch.ops.prims.convert_element_type.default(mul_25, torch.bfloat16)
        permute: "bf16[384, 4096]" = torch.ops.aten.permute.default(convert_element_type_7, [1, 0])
        return (sum_1, sum_2, mul_9, mul_12, div, mul_20, sum_6, convert_element_type_7, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
