"""assay repro 1
pattern 0670bf7990368a1432ef332d2f2c07bc1b92ac93978bf70c25b5c60640e2cec0
home    7e62e60cbb7d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[8, 512, 4096]", arg2: "f32[4096]", arg3: "f32[4096]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[8, 512, 4096]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_1: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (add, getitem_1, rsqrt, add_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
