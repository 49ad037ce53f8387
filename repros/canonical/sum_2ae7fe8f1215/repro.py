"""assay repro 1
pattern 2ae7fe8f1215d7c4980fbff16e0b68e368235e808a1dc3d5dc1cf8baadd66e33
home    e6dc13892203
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[9437184]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        as_strided: "bf16[96, 1536, 64]" = torch.ops.aten.as_strided.default(arg0, p0, p1, p2)
        constant_pad_nd: "bf16[96, 1024, 64]" = torch.ops.aten.constant_pad_nd.default(as_strided, p3)
        reshape: "bf16[8, 12, 1024, 64]" = torch.ops.aten.reshape.default(constant_pad_nd, p4)
        permute: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        permute_1: "bf16[1024, 8, 12, 64]" = torch.ops.aten.permute.default(permute, [1, 0, 2, 3])
        clone: "bf16[1024, 8, 12, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(clone, p5)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape_1, p6)
        permute_2: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p7)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
