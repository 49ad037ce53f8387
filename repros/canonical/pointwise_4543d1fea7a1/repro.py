"""assay repro 1
pattern 4543d1fea7a16b0cff43ee1de1046237f3035a248b293fc913d9d849da312bfd
home    553dafa8e16a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 49, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 8, 49, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 8, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[128, 49, 8, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 49, 512]" = torch.ops.aten.reshape.default(clone, p1)
        convert_element_type: "f32[128, 49, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[128, 49, 512]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[128, 49, 512]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[128, 49, 512]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul: "f32[128, 49, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, clamp_max)
        div: "f32[128, 49, 512]" = torch.ops.aten.div.Tensor(mul, 6.0)
        convert_element_type_1: "bf16[128, 49, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_2: "bf16[6272, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
