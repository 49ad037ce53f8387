"""assay repro 1
pattern 568cebdb920d1953995f4d2a57445e3b60872477bd0e6a37885470b5d827b447
home    39f22184d1b9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 32, 56, 56]", arg1: "bf16[32]", arg2: "bf16[32]", arg3: "bf16[32]", arg4: "bf16[32]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 32, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 3136, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        clone: "bf16[128, 3136, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        convert_element_type_2: "f32[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 3136, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 3136, 1]" = var_mean_1[1]
        add_2: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt_1: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_3)
        mul_2: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_3: "bf16[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        permute_1: "bf16[128, 32, 3136]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        reshape_1: "bf16[128, 32, 56, 56]" = torch.ops.aten.reshape.default(permute_1, p1)
        reshape_2: "bf16[401408, 32]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        return (convert_element_type_1, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
