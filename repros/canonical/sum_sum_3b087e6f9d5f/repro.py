"""assay repro 1
pattern 3b087e6f9d5f445a2fd4ad958c559f85a7541e023992765a34f13c146d3e18ae
home    53133a0566ac
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1024, 16, 16][262144, 1, 16384, 1024]", arg1: "bf16[128, 1024, 16, 16][262144, 1, 16384, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "bf16[128, 1024, 16, 16][262144, 1, 16384, 1024]", arg5: "bf16[128, 1024, 16, 16][262144, 1, 16384, 1024]", arg6: "f32[1, 1024, 1, 1]"):
        add: "bf16[128, 1024, 16, 16]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        neg: "f32[128, 1024, 16, 16]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 1024, 16, 16]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 1024, 16, 16]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 1024, 16, 16]" = torch.ops.aten.reciprocal.default(add_1)
        mul_2: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 1024, 16, 16]" = torch.ops.aten.sub.Tensor(1.0, mul_2)
        mul_3: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_2: "f32[128, 1024, 16, 16]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        convert_element_type_1: "f32[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[128, 1024, 16, 16]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        convert_element_type_2: "f32[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_4: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_2)
        mul_5: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(mul_4, add_2)
        convert_element_type_3: "bf16[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        convert_element_type_4: "f32[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        mul_6: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_8: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 3.0517578125e-05)
        mul_9: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_10: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 3.0517578125e-05)
        unsqueeze_3: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_4: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_5: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_11: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_7)
        sub_2: "f32[128, 1024, 16, 16]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_11)
        unsqueeze_8: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_3: "f32[128, 1024, 16, 16]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_8)
        mul_12: "f32[128, 1024, 16, 16]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_2)
        convert_element_type_5: "bf16[128, 1024, 16, 16]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        return (convert_element_type_3, mul_7, sum_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
