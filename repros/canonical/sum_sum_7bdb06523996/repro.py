"""assay repro 1
pattern 7bdb06523996680c42b39f51b05a5477384d8ee205c11c719e4e7c64144e336d
home    c0501eb4ef55
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 3840, 1, 1]", arg1: "bf16[32, 3840, 18, 18]", arg2: "bf16[32, 3840, 1, 1]", arg3: "f32[32, 3840, 18, 18]", arg4: "f32[1, 3840, 1, 1]", arg5: "f32[3840]", arg6: "f32[1, 3840, 1, 1]", arg7: "f32[32, 3840, 18, 18]", arg8: "bf16[32, 3840, 18, 18]", p0: "size[]"):
        expand: "bf16[32, 3840, 18, 18]" = torch.ops.aten.expand.default(arg0, p0)
        div: "bf16[32, 3840, 18, 18]" = torch.ops.aten.div.Scalar(expand, 324.0)
        mul: "bf16[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        add: "bf16[32, 3840, 18, 18]" = torch.ops.aten.add.Tensor(mul, div)
        reciprocal: "f32[32, 3840, 18, 18]" = torch.ops.aten.reciprocal.default(arg3)
        mul_1: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        squeeze: "f32[3840]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        mul_2: "f32[3840]" = torch.ops.aten.mul.Tensor(squeeze, arg5)
        mul_3: "f32[3840]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[3840]" = torch.ops.aten.squeeze.dims(arg6, [0, 2, 3])
        sub: "f32[32, 3840, 18, 18]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_4: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(arg7, sub)
        add_1: "f32[32, 3840, 18, 18]" = torch.ops.aten.add.Tensor(mul_4, 1.0)
        unsqueeze: "f32[1, 3840]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_1: "f32[1, 3840]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1, 3840, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 3840, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_1: "f32[32, 3840, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_5)
        convert_element_type_1: "f32[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_5: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        mul_6: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(mul_5, add_1)
        convert_element_type_2: "f32[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_6, torch.float32)
        mul_7: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[3840]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 2, 3])
        mul_8: "f32[3840]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_9: "f32[3840]" = torch.ops.aten.mul.Tensor(sum_1, 9.645061728395061e-05)
        mul_10: "f32[3840]" = torch.ops.aten.mul.Tensor(mul_9, mul_3)
        sum_2: "f32[3840]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_11: "f32[3840]" = torch.ops.aten.mul.Tensor(sum_2, 9.645061728395061e-05)
        unsqueeze_6: "f32[1, 3840]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_7: "f32[1, 3840]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_8: "f32[1, 3840, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 3840, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_12: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_10)
        sub_2: "f32[32, 3840, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_12)
        unsqueeze_11: "f32[1, 3840, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_3: "f32[32, 3840, 18, 18]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_11)
        mul_13: "f32[32, 3840, 18, 18]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_4)
        convert_element_type_3: "bf16[32, 3840, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        return (mul_8, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
