"""assay repro 1
pattern c0f9e524ed12ced1ad14c7f6cfa929d7803f5a03a95b78cd45da67ed977db1f8
home    53ad05ea9f3d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 128256]"):
        convert_element_type: "f32[1, 128256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        amax: "f32[1, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[1, 128256]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1, 128256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[1, 1]" = torch.ops.aten.log.default(sum_1)
        sub_1: "f32[1, 128256]" = torch.ops.aten.sub.Tensor(sub, log)
        argmax: "i64[1, 1]" = torch.ops.aten.argmax.default(sub_1, 1, True)
        exp_1: "f32[1, 128256]" = torch.ops.aten.exp.default(sub_1)
        gather: "f32[1, 1]" = torch.ops.aten.gather.default(sub_1, 1, argmax)
        mul: "f32[1, 128256]" = torch.ops.aten.mul.Tensor(exp_1, sub_1)
        sum_2: "f32[1]" = torch.ops.aten.sum.dim_IntList(mul, [1])
        neg: "f32[1]" = torch.ops.aten.neg.default(sum_2)
        return (argmax, gather, neg)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
