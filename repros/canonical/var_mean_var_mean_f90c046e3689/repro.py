"""assay repro 1
pattern f90c046e3689e6e630e8545ede26e1baf764e657a6de08d7aa4d6bd6409089b8
home    55b0de898aa2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 32, 56, 56]", arg1: "f32[32]", arg2: "f32[32]", arg3: "f32[32]", arg4: "f32[32]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 32, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 3136, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[128, 3136, 32]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean_1 = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 3136, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 3136, 1]" = var_mean_1[1]
        add_2: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt_1: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(add_1, getitem_3)
        mul_2: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        permute_1: "f32[128, 32, 3136]" = torch.ops.aten.permute.default(add_3, [0, 2, 1])
        reshape_1: "f32[128, 32, 56, 56]" = torch.ops.aten.reshape.default(permute_1, p1)
        convert_element_type_1: "bf16[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_2: "bf16[401408, 32]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        convert_element_type_2: "bf16[128, 32, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (getitem_1, rsqrt, add_1, getitem_3, rsqrt_1, reshape_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
