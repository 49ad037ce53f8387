"""assay repro 1
pattern aac31d400e2ba8faac9e0d18c88005a4fe8d770bb29c0645dacaa9987785c4fb
home    ac14dbd592f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 4096]", arg1: "b8[64, 128, 4096]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        reshape: "bf16[64, 128, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[64, 128, 4096]" = torch.ops.aten.where.self(arg1, full, reshape)
        reshape_1: "bf16[8192, 4096]" = torch.ops.aten.reshape.default(where, p1)
        permute: "bf16[4096, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
