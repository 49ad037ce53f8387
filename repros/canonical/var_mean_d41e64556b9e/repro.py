"""assay repro 1
pattern d41e64556b9e55a6febe7998b0f4ac2f3054298cef061ade5db540e62bb8bcb7
home    01715697fb0a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 112, 112][802816, 1, 7168, 64]", arg1: "bf16[64, 64, 56, 56][200704, 1, 3584, 64]", arg2: "bf16[64]", arg3: "bf16[64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        avg_pool2d: "bf16[64, 64, 56, 56]" = torch.ops.aten.avg_pool2d.default(arg0, [2, 2], [2, 2])
        add: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg1, avg_pool2d)
        permute: "bf16[64, 56, 56, 64]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[64, 56, 56, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
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
        reshape: "bf16[64, 8, 7, 8, 7, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        permute_1: "bf16[64, 8, 8, 7, 7, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 8, 8, 7, 7, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[4096, 7, 7, 64]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[200704, 64]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
