"""assay repro 1
pattern 6ce2acfc711b5736261b8f91bc8b9bdc5ef31f789af6596d0bbd1ce1d4a61dc8
home    6a87b95370d0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[256]", arg2: "bf16[25088, 256]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[25088, 256]" = torch.ops.aten.sub.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[25088, 256]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_2: "f32[25088, 256]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_1: "f32[25088, 256]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[25088, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[128, 196, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[128, 196, 4, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_1, p2, 3)
        getitem: "bf16[128, 196, 4, 16]" = split_with_sizes[0]
        getitem_1: "bf16[128, 196, 4, 16]" = split_with_sizes[1]
        getitem_2: "bf16[128, 196, 4, 32]" = split_with_sizes[2]
        permute: "bf16[128, 4, 196, 16]" = torch.ops.aten.permute.default(getitem, [0, 2, 1, 3])
        expand: "bf16[128, 4, 196, 16]" = torch.ops.aten.expand.default(permute, p3)
        clone: "bf16[128, 4, 196, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 4, 196, 16]" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1, 3])
        permute_2: "bf16[128, 4, 16, 196]" = torch.ops.aten.permute.default(permute_1, [0, 1, 3, 2])
        expand_1: "bf16[128, 4, 16, 196]" = torch.ops.aten.expand.default(permute_2, p4)
        clone_1: "bf16[128, 4, 16, 196]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_3: "bf16[128, 4, 196, 32]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 1, 3])
        expand_2: "bf16[128, 4, 196, 32]" = torch.ops.aten.expand.default(permute_3, p5)
        clone_2: "bf16[128, 4, 196, 32]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 16, 196]" = torch.ops.aten.reshape.default(clone_1, p6)
        constant_pad_nd: "bf16[512, 16, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p7)
        reshape_3: "bf16[512, 196, 16]" = torch.ops.aten.reshape.default(clone, p8)
        constant_pad_nd_1: "bf16[512, 200, 16]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p9)
        reshape_4: "bf16[512, 196, 32]" = torch.ops.aten.reshape.default(clone_2, p10)
        constant_pad_nd_2: "bf16[512, 200, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p11)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
