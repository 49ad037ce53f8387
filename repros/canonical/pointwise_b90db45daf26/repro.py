"""assay repro 1
pattern b90db45daf26babae290176cae81ab858cde9e46d44715cd6dc230bdd3615984
home    2c0ff18e09e0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[1, 1000, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 2, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 2, 1000, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        unsqueeze: "f32[1, 2, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type, 2)
        expand: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze, p2)
        clone: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 14, 1000, 64]" = torch.ops.aten.reshape.default(clone, p3)
        convert_element_type_1: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
