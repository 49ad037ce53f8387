"""assay repro 1
pattern da36598a30c34c02e6e697fdea8ba582e33a62f1a73ae6f6cff2f0d9bb089062
home    004b115f7095
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2, 12, 64]", p0: "size[]"):
        convert_element_type: "bf16[2, 12, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        unsqueeze: "bf16[2, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 3)
        unsqueeze_1: "bf16[2, 12, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        permute: "bf16[1, 12, 1, 2, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [3, 1, 4, 0, 2])
        permute_1: "bf16[12, 64, 2, 1, 1]" = torch.ops.aten.permute.default(permute, [1, 4, 3, 0, 2])
        reshape: "bf16[12, 64, 2]" = torch.ops.aten.reshape.default(permute_1, p0)
        permute_2: "bf16[12, 2, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        return (reshape, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
