"""assay repro 1
pattern 0783efadd86d7908cd4aa998f5a3b180ed4ef597694abf80105e974813f6ec9a
home    13a9a2c5766e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 200, 32]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_1: "bf16[512, 196, 32]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[128, 4, 196, 32]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[128, 196, 4, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[128, 196, 4, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 196, 128]" = torch.ops.aten.reshape.default(clone, p4)
        convert_element_type: "f32[128, 196, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[128, 196, 128]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[128, 196, 128]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[128, 196, 128]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul: "f32[128, 196, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, clamp_max)
        div: "f32[128, 196, 128]" = torch.ops.aten.div.Tensor(mul, 6.0)
        convert_element_type_1: "bf16[128, 196, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_2: "bf16[25088, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
