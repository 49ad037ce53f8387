"""assay repro 1
pattern c4d0693c1fbddbaab4efe4caccfff742939e5176bbcb5b636faa15bada68de9d
home    54940c7f14b4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "bf16[64, 56, 56, 64]", arg2: "bf16[64]", arg3: "bf16[64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 56, 56, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 56, 56, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
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
        reshape_1: "bf16[64, 7, 8, 7, 8, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[64, 8, 8, 7, 7, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 4, 1, 3, 5])
        clone: "bf16[64, 8, 8, 7, 7, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 7, 7, 64]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "bf16[200704, 64]" = torch.ops.aten.reshape.default(reshape_2, p3)
        return (add, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
