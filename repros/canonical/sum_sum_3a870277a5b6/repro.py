"""assay repro 1
pattern 3a870277a5b6e505b3f5e0102bdf5c4dd7f4d28321f1e278b65529519e0f6768
home    aca0ddf11ba1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 3840, 1, 1]", arg1: "bf16[32, 3840, 18, 18]", arg2: "f32[1, 3840, 1, 1]", arg3: "f32[1, 3840, 1, 1]", arg4: "f32[3840]", arg5: "f32[3840]", arg6: "bf16[32, 3840, 18, 18]"):
        sigmoid: "bf16[32, 3840, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        sub: "f32[32, 3840, 18, 18]" = torch.ops.aten.sub.Tensor(arg1, arg2)
        mul: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(sub, arg3)
        unsqueeze: "f32[3840, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[3840, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[32, 3840, 18, 18]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "bf16[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[32, 3840, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[32, 3840, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_2: "f32[32, 3840, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub_1)
        convert_element_type_2: "f32[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        neg: "f32[32, 3840, 18, 18]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[32, 3840, 18, 18]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[32, 3840, 18, 18]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[32, 3840, 18, 18]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_1)
        convert_element_type_3: "bf16[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(arg6, convert_element_type_3)
        sum_1: "f32[32, 3840, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2, 3], True, dtype = torch.float32)
        convert_element_type_4: "f32[32, 3840, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_4: "f32[32, 3840, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_2)
        convert_element_type_5: "bf16[32, 3840, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        sum_2: "bf16[3840]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[3840]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (sigmoid, convert_element_type_2, add_1, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
