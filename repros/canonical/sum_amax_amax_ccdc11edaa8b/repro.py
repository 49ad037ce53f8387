"""assay repro 1
pattern ccdc11edaa8bf0f9547bb7e73b0e0cb542430e2bf9dc268e5eefd8e46317a3c3
home    89f30df6053b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4096]", arg1: "bf16[4096, 32000]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        ne: "b8[4096]" = torch.ops.aten.ne.Scalar(arg0, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[4096]" = torch.ops.aten.where.self(ne, arg0, full)
        unsqueeze: "i64[4096, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[4096, 32000]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        div: "f32[4096, 32000]" = torch.ops.aten.div.Tensor(convert_element_type, 30.0)
        tanh: "f32[4096, 32000]" = torch.ops.aten.tanh.default(div)
        mul: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(tanh, 30.0)
        amax: "f32[4096, 1]" = torch.ops.aten.amax.default(mul, [1], True)
        abs_1: "f32[4096, 1]" = torch.ops.aten.abs.default(amax)
        eq: "b8[4096, 1]" = torch.ops.aten.eq.Scalar(abs_1, inf)
        mul_1: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(tanh, 1.0)
        amax_1: "f32[4096, 1]" = torch.ops.aten.amax.default(mul_1, [1], True)
        sub: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_1, amax_1)
        mul_2: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(sub, 30.0)
        exp: "f32[4096, 32000]" = torch.ops.aten.exp.default(mul_2)
        sum_2: "f32[4096, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[4096, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_2, log)
        gather: "f32[4096, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[4096]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[4096]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[4096, 1]" = torch.ops.aten.where.self(eq, full_1, amax)
        squeeze_1: "f32[4096]" = torch.ops.aten.squeeze.dims(where_1, [1])
        sub_2: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul, where_1)
        exp_1: "f32[4096, 32000]" = torch.ops.aten.exp.default(sub_2)
        sum_3: "f32[4096]" = torch.ops.aten.sum.dim_IntList(exp_1, [1])
        log_1: "f32[4096]" = torch.ops.aten.log.default(sum_3)
        add: "f32[4096]" = torch.ops.aten.add.Tensor(log_1, squeeze_1)
        pow_1: "f32[4096]" = torch.ops.aten.pow.Tensor_Scalar(add, 2)
        mean: "f32[]" = torch.ops.aten.mean.default(pow_1)
        mul_3: "f32[]" = torch.ops.aten.mul.Tensor(mean, 0.0001)
        where_2: "f32[4096]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_4: "f32[]" = torch.ops.aten.sum.default(where_2)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div_1: "f32[]" = torch.ops.aten.div.Tensor(sum_4, convert_element_type_1)
        add_1: "f32[]" = torch.ops.aten.add.Tensor(div_1, mul_3)
        return (amax_1, log, add, convert_element_type_1, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
