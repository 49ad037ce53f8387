"""assay repro 1
pattern 7badba3dd03c2a2b421d162ba30817e0b1992f62d5de0e19003fbf33b2eea766
home    e4f94e9d3ddf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 640, 18, 18]", arg1: "bf16[32, 640, 18, 18]", arg2: "f32[640]", arg3: "f32[640]", arg4: "b8[32, 640, 18, 18]", arg5: "bf16[32, 640, 18, 18]", arg6: "f32[1, 640, 1, 1]"):
        add: "bf16[32, 640, 18, 18]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "bf16[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        mul_2: "bf16[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.2387387387387387)
        mul_3: "bf16[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(add, mul_2)
        convert_element_type_1: "f32[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        convert_element_type_2: "f32[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_3, torch.float32)
        mul_4: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_6: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, 9.645061728395061e-05)
        mul_7: "f32[640]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[640]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[640]" = torch.ops.aten.mul.Tensor(sum_2, 9.645061728395061e-05)
        unsqueeze_3: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_4: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_5: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_9: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_8: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_10: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_3: "bf16[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (add, mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
