"""assay repro 1
pattern da4810f456eb518f4eaa285cec15a5e77413231f255f6d0715beb0b155f20be0
home    850d36f09d8a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[320]", arg1: "bf16[320]", arg2: "bf16[8, 320, 64, 64]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[1, 320]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "bf16[1, 320]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "bf16[1, 320, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[1, 320, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "bf16[1, 320, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "bf16[1, 320, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[8, 320, 64, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[8, 32, 10, 4096]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[8, 32, 1, 1]" = var_mean[0]
        getitem_1: "f32[8, 32, 1, 1]" = var_mean[1]
        add: "f32[8, 32, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 32, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[8, 32, 10, 4096]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[8, 32, 10, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[8, 320, 64, 64]" = torch.ops.aten.reshape.default(mul, p1)
        mul_1: "f32[8, 320, 64, 64]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_5)
        add_1: "f32[8, 320, 64, 64]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_4)
        convert_element_type_1: "bf16[8, 320, 64, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        convert_element_type_2: "f32[8, 320, 64, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[8, 320, 64, 64]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[8, 320, 64, 64]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[8, 320, 64, 64]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[8, 320, 64, 64]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[8, 320, 64, 64]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (getitem_1, rsqrt, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
