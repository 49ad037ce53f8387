"""assay repro 1
pattern 6649a843b9f0997fb3b87d0589d9483fb92535627befe3fbdafb575cd135975d
home    c404852dac57
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", arg1: "f32[768]", arg2: "f32[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 1, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1]" = var_mean[1]
        add: "f32[128, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 1, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 1, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 1, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[128, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
