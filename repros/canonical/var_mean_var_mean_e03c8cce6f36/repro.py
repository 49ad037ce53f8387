"""assay repro 1
pattern e03c8cce6f369c5cc8a8e5a5985e9188ff11c5fea91fa8e316ac33ad42a43e85
home    89ede32bda09
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 7, 7]", arg1: "f32[256]", arg2: "f32[256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 256, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 256]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 49, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[128, 49, 256]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 49, 256]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 49, 256]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean_1 = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 49, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 49, 1]" = var_mean_1[1]
        add_2: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt_1: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 49, 256]" = torch.ops.aten.sub.Tensor(add_1, getitem_3)
        mul_2: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[128, 49, 256]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_1: "bf16[128, 49, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[6272, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (getitem_1, rsqrt, add_1, getitem_3, rsqrt_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
