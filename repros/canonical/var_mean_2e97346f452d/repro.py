"""assay repro 1
pattern 2e97346f452db52ba3b66e5bb8d348e2965b9c5b53c0453f4663adddcda1ae85
home    49fce88bb97f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 256]", arg1: "f32[256]", arg2: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 28, 28, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 28, 28, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 28, 28, 1]" = var_mean[0]
        getitem_1: "f32[128, 28, 28, 1]" = var_mean[1]
        add: "f32[128, 28, 28, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 28, 28, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 28, 28, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 28, 28, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 28, 28, 256]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 28, 28, 256]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        reshape_1: "f32[128, 4, 7, 4, 7, 256]" = torch.ops.aten.reshape.default(add_1, p1)
        permute: "f32[128, 4, 4, 7, 7, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 4, 4, 7, 7, 256]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "f32[2048, 7, 7, 256]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "f32[2048, 49, 256]" = torch.ops.aten.reshape.default(reshape_2, p3)
        convert_element_type_1: "bf16[2048, 49, 256]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        reshape_4: "bf16[100352, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (reshape, getitem_1, rsqrt, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
