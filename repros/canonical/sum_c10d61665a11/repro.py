"""assay repro 1
pattern c10d61665a111ff27231288f7ba18fe3e85188dcc4c389716b8af2c24878bd56
home    51236496d05e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "bf16[64, 768, 7, 7][75411, 49, 7, 1]", p0: "size[]"):
        reshape: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 768, 7, 7]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        mul: "bf16[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(permute, arg1)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3])
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (permute, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
