"""assay repro 1
pattern c5b30e07c6c79c06da547debcba03d8fd3e6aeca281a7fa19bb1b06630877842
home    f1eec2833ceb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "bf16[512]", arg2: "bf16[512]", p0: "size[]", p1: "size[]"):
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
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
