"""assay repro 1
pattern 5691abf551ea1326d58d90f4057b7332a8896c2038138532fb67828b11581352
home    e896b7414604
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[256]", arg2: "bf16[25088, 256]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]"):
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
        convert_element_type_3: "f32[128, 196, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add_2: "f32[128, 196, 256]" = torch.ops.aten.add.Tensor(convert_element_type_3, 3.0)
        clamp_min: "f32[128, 196, 256]" = torch.ops.aten.clamp_min.default(add_2, 0.0)
        clamp_max: "f32[128, 196, 256]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul_3: "f32[128, 196, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, clamp_max)
        div: "f32[128, 196, 256]" = torch.ops.aten.div.Tensor(mul_3, 6.0)
        convert_element_type_4: "bf16[128, 196, 256]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[25088, 256]" = torch.ops.aten.reshape.default(convert_element_type_4, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
