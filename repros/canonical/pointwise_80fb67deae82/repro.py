"""assay repro 1
pattern 80fb67deae824e065919e613f8c6ce2782d4b4d86dac8552da175def9be05e78
home    245ffcd98939
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[640]", arg1: "bf16[640]", arg2: "bf16[50176, 640]", arg3: "bf16[640]", arg4: "bf16[640]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        convert_element_type: "f32[640]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[640]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[640]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[640]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[640]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[50176, 640]" = torch.ops.aten.sub.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_2: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_1: "f32[50176, 640]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[50176, 640]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[256, 196, 640]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[256, 196, 8, 80]" = torch.ops.aten.reshape.default(reshape, p1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_1, p2, 3)
        getitem: "bf16[256, 196, 8, 16]" = split_with_sizes[0]
        getitem_1: "bf16[256, 196, 8, 64]" = split_with_sizes[1]
        permute: "bf16[256, 8, 196, 64]" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1, 3])
        expand: "bf16[256, 8, 196, 64]" = torch.ops.aten.expand.default(permute, p3)
        clone: "bf16[256, 8, 196, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.permute.default(getitem, [0, 2, 3, 1])
        expand_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 196, 64]" = torch.ops.aten.reshape.default(clone, p5)
        reshape_3: "bf16[2048, 16, 196]" = torch.ops.aten.reshape.default(clone_1, p6)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
