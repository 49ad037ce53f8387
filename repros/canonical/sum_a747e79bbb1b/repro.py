"""assay repro 1
pattern a747e79bbb1bff383954176527c5cf91fbe0ebfeb6b95a0be941c654618b5f17
home    111eddb3361b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 2880]", arg1: "i64[1024]", arg2: "bf16[1024, 2880]", arg3: "bf16[1024]"):
        index: "bf16[1024, 2880]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        mul: "bf16[1024, 2880]" = torch.ops.aten.mul.Tensor(index, arg2)
        sum_1: "bf16[1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        squeeze: "bf16[1024]" = torch.ops.aten.squeeze.dim(sum_1, 1)
        unsqueeze: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        mul_1: "bf16[1024, 2880]" = torch.ops.aten.mul.Tensor(index, unsqueeze)
        return (squeeze, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
