"""assay repro 1
pattern 958e5c09c86e61b760a49d22fa39e514608db096ff367e47c93a654925fe2089
home    ffee1f8ee2cf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", arg1: "bf16[512, 256, 144]", arg2: "bf16[144]", arg3: "bf16[144]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[512, 256, 144]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[512, 256, 144]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 256, 1]" = var_mean[0]
        getitem_1: "f32[512, 256, 1]" = var_mean[1]
        add_1: "f32[512, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[512, 256, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[512, 256, 144]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[512, 256, 144]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[512, 256, 144]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[131072, 144]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[131072, 144]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[131072, 144]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
