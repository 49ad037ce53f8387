"""assay repro 1
pattern bffd90dbda3cb6aeabbdf06ce21b280ca5e1f32689d1a76f4213d558c63ad026
home    4e878e600b86
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128]", arg1: "bf16[128]", arg2: "bf16[25088, 128]", arg3: "bf16[128]", arg4: "bf16[128]", arg5: "bf16[128, 196, 128][25088, 1, 196]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[128]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[128]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[25088, 128]" = torch.ops.aten.sub.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[25088, 128]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_2: "f32[25088, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_1: "f32[25088, 128]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[25088, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[128, 196, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        add_2: "bf16[128, 196, 128]" = torch.ops.aten.add.Tensor(arg5, reshape)
        clone: "bf16[128, 196, 128]" = torch.ops.aten.clone.default(add_2, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 14, 14, 128]" = torch.ops.aten.reshape.default(add_2, p1)
        reshape_2: "bf16[25088, 128]" = torch.ops.aten.reshape.default(clone, p2)
        slice_1: "bf16[128, 7, 14, 128]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p3, p4, p5)
        slice_2: "bf16[128, 7, 7, 128]" = torch.ops.aten.slice.Tensor(slice_1, 2, p6, p7, p8)
        clone_1: "bf16[128, 7, 7, 128]" = torch.ops.aten.clone.default(slice_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 49, 128]" = torch.ops.aten.reshape.default(clone_1, p9)
        reshape_4: "bf16[6272, 128]" = torch.ops.aten.reshape.default(reshape_3, p10)
        return (reshape_2, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
