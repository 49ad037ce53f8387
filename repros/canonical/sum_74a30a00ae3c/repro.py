"""assay repro 1
pattern 74a30a00ae3c0c2293d29e2a02d98dd1349f678bea75abb695c78b7db8fbec6f
home    771af230ea5e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 12, 512, 64]", arg1: "bf16[32, 12, 512, 64][393216, 64, 768, 1]", arg2: "bf16[32, 12, 512, 64]", arg3: "bf16[32, 12, 512, 64][393216, 64, 768, 1]", arg4: "bf16[32, 12, 512, 64][393216, 64, 768, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        add: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(arg0, arg1)
        add_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(arg2, arg3)
        permute: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(arg4, [0, 2, 1, 3])
        permute_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[32, 512, 12, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        permute_2: "bf16[32, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(clone_1, p1)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(permute, p2)
        cat: "bf16[32, 512, 2304]" = torch.ops.aten.cat.default([reshape_2, reshape, reshape_1], 2)
        reshape_3: "bf16[16384, 2304]" = torch.ops.aten.reshape.default(cat, p3)
        sum_1: "f32[1, 2304]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[2304]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
