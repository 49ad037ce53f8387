"""assay repro 1
pattern ac2c49f213769e94e9906018da1d26d058573fa242e15510f4eff9702af332a2
home    5c5fea6e661b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512]", arg1: "bf16[512]", arg2: "bf16[12544, 512]", arg3: "bf16[512]", arg4: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[512]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[512]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[512]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[12544, 512]" = torch.ops.aten.sub.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[12544, 512]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_2: "f32[12544, 512]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_1: "f32[12544, 512]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[12544, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[256, 49, 512]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[256, 49, 8, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_1, p2, 3)
        getitem: "bf16[256, 49, 8, 16]" = split_with_sizes[0]
        getitem_1: "bf16[256, 49, 8, 16]" = split_with_sizes[1]
        getitem_2: "bf16[256, 49, 8, 32]" = split_with_sizes[2]
        permute: "bf16[256, 8, 49, 16]" = torch.ops.aten.permute.default(getitem, [0, 2, 1, 3])
        expand: "bf16[256, 8, 49, 16]" = torch.ops.aten.expand.default(permute, p3)
        clone: "bf16[256, 8, 49, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[256, 8, 49, 32]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 1, 3])
        expand_1: "bf16[256, 8, 49, 32]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_1: "bf16[256, 8, 49, 32]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_2: "bf16[256, 8, 16, 49]" = torch.ops.aten.permute.default(getitem_1, [0, 2, 3, 1])
        expand_2: "bf16[256, 8, 16, 49]" = torch.ops.aten.expand.default(permute_2, p5)
        clone_2: "bf16[256, 8, 16, 49]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 49, 16]" = torch.ops.aten.reshape.default(clone, p6)
        constant_pad_nd: "bf16[2048, 56, 16]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p7)
        reshape_3: "bf16[2048, 49, 32]" = torch.ops.aten.reshape.default(clone_1, p8)
        constant_pad_nd_1: "bf16[2048, 56, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p9)
        reshape_4: "bf16[2048, 16, 49]" = torch.ops.aten.reshape.default(clone_2, p10)
        constant_pad_nd_2: "bf16[2048, 16, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p11)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
