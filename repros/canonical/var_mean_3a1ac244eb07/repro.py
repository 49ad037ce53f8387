"""assay repro 1
pattern 3a1ac244eb07d90a7bf9c6a76b1756ea787146d73af503a1d6fa18c0c42e83b3
home    3c36c003d0fc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "bf16[64, 56, 56, 64]", arg2: "bf16[64]", arg3: "bf16[64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[4096, 7, 7, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 8, 8, 7, 7, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 7, 8, 7, 8, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 4, 2, 5])
        clone: "bf16[64, 7, 8, 7, 8, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 56, 56, 64]" = torch.ops.aten.reshape.default(clone, p2)
        add: "bf16[64, 56, 56, 64]" = torch.ops.aten.add.Tensor(arg1, reshape_2)
        convert_element_type: "f32[64, 56, 56, 64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[64, 56, 56, 1]" = var_mean[1]
        add_1: "f32[64, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 56, 56, 64]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 56, 56, 64]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 56, 56, 64]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 56, 56, 64]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 56, 56, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[200704, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
