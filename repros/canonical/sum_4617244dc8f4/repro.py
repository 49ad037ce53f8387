"""assay repro 1
pattern 4617244dc8f43f27a712737390618f8456b9698f9bdfb5e204d514996d098e77
home    a565fb97a56e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 512]", arg1: "b8[16, 128, 512]", arg2: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[16, 128, 512]" = torch.ops.aten.where.self(arg1, arg2, reshape)
        reshape_1: "bf16[2048, 512]" = torch.ops.aten.reshape.default(where, p1)
        permute: "bf16[512, 2048]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "bf16[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True)
        reshape_2: "bf16[512]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
