"""assay repro 1
pattern f1e001fbf37f162452fa124b317b43bf6d34cbe282383e0006d65521c77654ae
home    2ccc914fc4b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "bf16[2048, 384]", arg3: "bf16[128, 16, 384]", arg4: "bf16[2048, 384]", arg5: "f32[1, 384]", p0: "size[]", p1: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 16, 384]" = torch.ops.aten.reshape.default(arg2, p0)
        add: "bf16[128, 16, 384]" = torch.ops.aten.add.Tensor(arg3, reshape)
        reshape_1: "bf16[2048, 384]" = torch.ops.aten.reshape.default(add, p1)
        unsqueeze: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[2048, 384]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[2048, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, 0.00048828125)
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(sum_2, 0.00048828125)
        unsqueeze_1: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[2048, 384]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute: "bf16[384, 2048]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (mul_3, sum_2, convert_element_type_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
