"""assay repro 1
pattern 2cbc354913c58a4abd3216bfa39456575780be36e59127cf1c98d6b92675b48f
home    2629c9b08fe4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[48, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[48, 512, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[4, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        convert_element_type_1: "bf16[4, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[4, 512, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[4, 512, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[4, 512, 768]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[2048, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[768, 2048]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "bf16[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "bf16[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
