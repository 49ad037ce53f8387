"""assay repro 1
pattern 7c66169447e3b2d76cf23c749a937f13ab03a739cb4743e66bcc94833a148afa
home    f836e18f5d44
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4, 1024, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]"):
        reshape: "bf16[4, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[4, 1024, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[4, 1024, 1]" = var_mean[0]
        getitem_1: "f32[4, 1024, 1]" = var_mean[1]
        add_1: "f32[4, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[4, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
