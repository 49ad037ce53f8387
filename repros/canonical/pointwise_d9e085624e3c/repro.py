"""assay repro 1
pattern d9e085624e3cc127220b9662323ea51d86cf55bac50ba3ff02d18072b571dc60
home    bdfd74f32181
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[256]", arg2: "bf16[2048, 256]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[2048, 256]" = torch.ops.aten.sub.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_2: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_1: "f32[2048, 256]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[2048, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[128, 16, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[128, 16, 16, 16]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 16, 16, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[128, 16, 16, 16]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[128, 16, 16, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 16, 16]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
