"""assay repro 1
pattern f2d218f4c8075ed79e2f835b856968ab20989419cd728b76be8983034b30e142
home    f4b83b675bf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 196]", arg1: "bf16[128, 196, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        add: "bf16[128, 196, 768]" = torch.ops.aten.add.Tensor(arg1, permute)
        convert_element_type: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 196, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[25088, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
