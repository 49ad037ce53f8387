"""assay repro 1
pattern 6d23ca7e08911d0aa7e42b7f05f01d5ddbedabe5694c643e4345fa9db862f00b
home    c2ba9666acf9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 640, 18, 18]", arg1: "bf16[32, 640, 18, 18]", arg2: "f32[640]", arg3: "f32[640]", arg4: "bf16[32, 640, 18, 18]", arg5: "f32[1, 640, 1, 1]"):
        add: "bf16[32, 640, 18, 18]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_2: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_4: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, 9.645061728395061e-05)
        mul_5: "f32[640]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[640]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[640]" = torch.ops.aten.mul.Tensor(sum_2, 9.645061728395061e-05)
        unsqueeze_3: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[32, 640, 18, 18]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[32, 640, 18, 18]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 640, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
