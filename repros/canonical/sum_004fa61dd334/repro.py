"""assay repro 1
pattern 004fa61dd3347e7c60ea929e55d8aa8d0abb1abba3f4083899fd01357404fc63
home    5e29a108ffb9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 49, 32]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 1, 49, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 1, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        reshape_1: "bf16[128, 49, 32]" = torch.ops.aten.reshape.default(permute, p1)
        reshape_2: "bf16[6272, 32]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[32, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 32]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[32]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[32]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
