"""assay repro 1
pattern 4f6e50c3af70ab1d45462d0cca1305108e9e54872e86ae9d0982ad384952a150
home    9ac6cc0cf058
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56]", arg1: "f32[96]", arg2: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 96, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3136, 96]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[64, 3136, 96]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        reshape_1: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(add_1, p1)
        reshape_2: "f32[64, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "f32[64, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone_1: "f32[64, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_1, p3)
        reshape_4: "f32[4096, 49, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        convert_element_type_1: "bf16[4096, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[200704, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (getitem_1, rsqrt, add_1, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
