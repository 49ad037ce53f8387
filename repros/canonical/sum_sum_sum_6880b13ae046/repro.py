"""assay repro 1
pattern 6880b13ae0461052e793899e7dfc1b64cc7fa00f29b087ca3ee84e0646b06920
home    b1ea32908e85
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "bf16[128, 384]", arg5: "bf16[128, 384]", arg6: "f32[1, 384]", arg7: "bf16[2048, 384]", arg8: "f32[1, 384]", p0: "size[]", p1: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        convert_element_type: "f32[128, 384]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, 0.0078125)
        unsqueeze_2: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_4, 0)
        convert_element_type_1: "f32[128, 384]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[128, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_5: "f32[128, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_5, [0])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(sum_2, arg0)
        mul_7: "f32[384]" = torch.ops.aten.mul.Tensor(sum_2, 0.0078125)
        mul_8: "f32[384]" = torch.ops.aten.mul.Tensor(mul_7, mul_2)
        unsqueeze_3: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        mul_9: "f32[128, 384]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_3)
        sub_1: "f32[128, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_9)
        sub_2: "f32[128, 384]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_10: "f32[128, 384]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[128, 384]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        unsqueeze_4: "bf16[128, 1, 384]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        expand: "bf16[128, 16, 384]" = torch.ops.aten.expand.default(unsqueeze_4, p0)
        div: "bf16[128, 16, 384]" = torch.ops.aten.div.Scalar(expand, 16.0)
        reshape: "bf16[2048, 384]" = torch.ops.aten.reshape.default(div, p1)
        convert_element_type_3: "f32[2048, 384]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub_3: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_3, arg8)
        convert_element_type_4: "f32[2048, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_11: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_3)
        sum_3: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_11, [0])
        mul_12: "f32[384]" = torch.ops.aten.mul.Tensor(sum_3, arg2)
        mul_13: "f32[384]" = torch.ops.aten.mul.Tensor(sum_3, 0.00048828125)
        mul_14: "f32[384]" = torch.ops.aten.mul.Tensor(mul_13, mul_3)
        sum_4: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0])
        mul_15: "f32[384]" = torch.ops.aten.mul.Tensor(sum_4, 0.00048828125)
        unsqueeze_5: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        mul_16: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_5)
        sub_4: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_16)
        unsqueeze_6: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_15, 0)
        sub_5: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_6)
        mul_17: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_1)
        convert_element_type_5: "bf16[2048, 384]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        permute: "bf16[384, 2048]" = torch.ops.aten.permute.default(convert_element_type_5, [1, 0])
        return (sum_1, mul_6, div, mul_12, sum_4, convert_element_type_5, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
