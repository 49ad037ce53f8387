"""assay repro 1
pattern ce8e371311443395b4714c8472fbc84409f92c76db1a5888baef6779c02d0c57
home    91564987a8e6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[128, 4096]", arg1: "bf16[128, 4096]", arg2: "b8[128, 4096]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        convert_element_type: "bf16[128, 4096]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[128, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0)
        mul_1: "bf16[128, 4096]" = torch.ops.aten.mul.Tensor(arg1, mul)
        where: "bf16[128, 4096]" = torch.ops.aten.where.self(arg2, full, mul_1)
        permute: "bf16[4096, 128]" = torch.ops.aten.permute.default(where, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(where, [0], True, dtype = torch.float32)
        reshape: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type_1: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (full, where, permute, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
