"""assay repro 1
pattern 0e8ff908480de5364c48538783ea6ac04eb2cc10a0fc4409ea84eb4435919b14
home    c8bea0e2e0d6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 1536]", arg1: "f32[768]", arg2: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 196, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 196, 1536]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 196, 1536]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type_1, p1, 2)
        getitem: "bf16[128, 196, 768]" = split[0]
        getitem_1: "bf16[128, 196, 768]" = split[1]
        convert_element_type_2: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 196, 1]" = var_mean[0]
        getitem_3: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_3)
        mul_3: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_4: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_3, arg1)
        add_2: "f32[128, 196, 768]" = torch.ops.aten.add.Tensor(mul_4, arg2)
        permute: "f32[128, 768, 196]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        convert_element_type_3: "bf16[128, 768, 196]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        clone: "bf16[128, 768, 196]" = torch.ops.aten.clone.default(convert_element_type_3, memory_format = torch.contiguous_format)
        reshape_1: "bf16[98304, 196]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[98304, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p3)
        return (getitem, getitem_3, rsqrt, reshape_1, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
