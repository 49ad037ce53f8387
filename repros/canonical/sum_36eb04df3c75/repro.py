"""assay repro 1
pattern 36eb04df3c75f1156f18708b5686994a2c964026d4498388227122b39072bfb2
home    8dfb8868fac7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 4, 16, 64]", arg1: "bf16[512, 4, 16, 64]", arg2: "bf16[512, 4, 16, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        constant_pad_nd: "bf16[512, 4, 16, 60]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        constant_pad_nd_1: "bf16[512, 4, 16, 60]" = torch.ops.aten.constant_pad_nd.default(arg1, p1)
        constant_pad_nd_2: "bf16[512, 4, 16, 60]" = torch.ops.aten.constant_pad_nd.default(arg2, p2)
        cat: "bf16[1536, 4, 16, 60]" = torch.ops.aten.cat.default([constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2])
        reshape: "bf16[3, 512, 4, 16, 60]" = torch.ops.aten.reshape.default(cat, p3)
        permute: "bf16[512, 16, 3, 4, 60]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 2, 4])
        clone: "bf16[512, 16, 3, 4, 60]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 16, 720]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_2: "bf16[8192, 720]" = torch.ops.aten.reshape.default(reshape_1, p5)
        permute_1: "bf16[720, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 720]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[720]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type: "f32[720]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
