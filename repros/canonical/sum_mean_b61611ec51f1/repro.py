"""assay repro 1
pattern b61611ec51f1629394fc50dfade81d25bfc1967b3c127ac9d6ae40e17fd275ea
home    529dc2a87c4a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[8000, 1]", arg1: "bf16[8000, 2048]", arg2: "f32[1000, 8]", arg3: "i64[8000]", arg4: "bf16[1, 1000, 2048]", arg5: "bf16[2048]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        empty: "i64[8000]" = torch.ops.aten.empty.memory_format(p0, dtype = torch.int64)
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        where: "bf16[8000, 2048]" = torch.ops.aten.where.self(arg0, full, arg1)
        convert_element_type: "bf16[1000, 8]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        reshape: "bf16[8000]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        index: "bf16[8000]" = torch.ops.aten.index.Tensor(reshape, [arg3])
        unsqueeze: "bf16[8000, 1]" = torch.ops.aten.unsqueeze.default(index, 1)
        mul: "bf16[8000, 2048]" = torch.ops.aten.mul.Tensor(where, unsqueeze)
        iota: "i64[8000]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index_put: "i64[8000]" = torch.ops.aten.index_put.default(empty, [arg3], iota)
        index_1: "bf16[8000, 2048]" = torch.ops.aten.index.Tensor(mul, [index_put])
        reshape_1: "bf16[1000, 8, 2048]" = torch.ops.aten.reshape.default(index_1, p5)
        sum_1: "bf16[1000, 2048]" = torch.ops.aten.sum.dim_IntList(reshape_1, [1])
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(sum_1, p6)
        add: "bf16[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg4, reshape_2)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, rsqrt)
        convert_element_type_2: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        mul_2: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg5, convert_element_type_2)
        reshape_3: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_2, p7)
        reshape_4: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_2, p8)
        reshape_5: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_2, p9)
        return (add, reshape_3, reshape_4, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
