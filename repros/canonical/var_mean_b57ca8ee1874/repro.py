"""assay repro 1
pattern b57ca8ee18748a3dce31cd004498fb158b9b6d4f5511fb1f70b8ce803b9ef935
home    07059afaf6db
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 128]", arg1: "bf16[128, 3136, 128]", arg2: "bf16[512]", arg3: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 3136, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3136, 128]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "bf16[128, 56, 56, 128]" = torch.ops.aten.reshape.default(add, p1)
        reshape_2: "bf16[128, 28, 2, 28, 2, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 28, 28, 2, 2, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 4, 2, 5])
        clone: "bf16[128, 28, 28, 2, 2, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 28, 28, 512]" = torch.ops.aten.reshape.default(clone, p3)
        convert_element_type: "f32[128, 28, 28, 512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 28, 28, 1]" = var_mean[0]
        getitem_1: "f32[128, 28, 28, 1]" = var_mean[1]
        add_1: "f32[128, 28, 28, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 28, 28, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 28, 28, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 28, 28, 512]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 28, 28, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_4: "bf16[100352, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
