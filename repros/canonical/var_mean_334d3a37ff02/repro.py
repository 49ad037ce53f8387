"""assay repro 1
pattern 334d3a37ff0262dbf41c344ecfa62d8aef979370a6709a63bf3f352c7bd0dd67
home    b337c9254ff8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "f32[512]", arg2: "f32[512]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        relu: "bf16[256, 128, 512]" = torch.ops.aten.relu.default(reshape)
        convert_element_type: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(relu, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[256, 128, 1]" = var_mean[0]
        getitem_1: "f32[256, 128, 1]" = var_mean[1]
        add: "f32[256, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[256, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[256, 128, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[32768, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (getitem_1, rsqrt, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
