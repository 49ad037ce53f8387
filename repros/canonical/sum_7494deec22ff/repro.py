"""assay repro 1
pattern 7494deec22ff82a58cace16011490aa8d54eba6573e5c444b5223358cd82b4a5
home    583d2e0d1ee1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 3072]", arg1: "bf16[2048, 3072]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[2048, 3072]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[2048, 3072]" = torch.ops.aten.where.self(le, full, arg1)
        permute: "bf16[3072, 2048]" = torch.ops.aten.permute.default(where, [1, 0])
        sum_1: "bf16[1, 3072]" = torch.ops.aten.sum.dim_IntList(where, [0], True)
        reshape: "bf16[3072]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (full, where, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
