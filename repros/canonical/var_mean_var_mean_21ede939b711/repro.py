"""assay repro 1
pattern 21ede939b711791592ba6b6eb272628a51f2184b9fb6954d40b2cfd924ce139a
home    b0f49bfcb7f6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56]", arg1: "bf16[96]", arg2: "bf16[96]", arg3: "bf16[96]", arg4: "bf16[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[128, 96, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 3136, 96]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        clone: "bf16[128, 3136, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        convert_element_type_2: "f32[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 3136, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 3136, 1]" = var_mean_1[1]
        add_2: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_3)
        mul_2: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_3: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        reshape_2: "bf16[128, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[128, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[128, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_1, p3)
        reshape_4: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[401408, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        reshape_6: "bf16[401408, 96]" = torch.ops.aten.reshape.default(reshape_4, p6)
        reshape_7: "bf16[401408, 96]" = torch.ops.aten.reshape.default(reshape_4, p7)
        return (convert_element_type_1, reshape_5, reshape_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
