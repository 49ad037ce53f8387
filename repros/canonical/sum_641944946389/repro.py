"""assay repro 1
pattern 641944946389b37ce4960484d7fe5886606ea91cfcbdd635ee43daf728c4fa84
home    02d3afff2be0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 64, 13, 13]", arg1: "bf16[512, 64, 13, 13]", arg2: "bf16[512, 64, 13, 13]", arg3: "bf16[]"):
        add: "bf16[512, 64, 13, 13]" = torch.ops.aten.add.Tensor(arg0, arg1)
        le: "b8[512, 64, 13, 13]" = torch.ops.aten.le.Scalar(arg2, 0.0)
        where: "bf16[512, 64, 13, 13]" = torch.ops.aten.where.self(le, arg3, add)
        sum_1: "bf16[64]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
