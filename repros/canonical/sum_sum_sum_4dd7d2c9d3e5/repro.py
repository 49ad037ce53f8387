"""assay repro 1
pattern 4dd7d2c9d3e5bb2451b3e48e2e22f766960a58f117abb2d3aad6cad4c6f175cc
home    bd28fb657a14
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 49, 49]", arg1: "bf16[4096, 49, 49]", arg2: "i64[49, 49]", arg3: "f32[169, 32]", arg4: "f32[128, 32, 49, 49]", arg5: "i64[2401]", arg6: "f32[128, 32, 49, 1]", arg7: "f32[128, 32, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        full: "f32[169, 32]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg1, p2)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p3)
        index: "f32[2401, 32]" = torch.ops.aten.index.Tensor(arg3, [reshape_2])
        reshape_3: "f32[49, 49, 32]" = torch.ops.aten.reshape.default(index, p4)
        permute: "f32[32, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "f32[32, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sum_1: "f32[1, 32, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        squeeze: "f32[32, 49, 49]" = torch.ops.aten.squeeze.dim(sum_1, 0)
        permute_1: "f32[49, 49, 32]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_4: "f32[2401, 32]" = torch.ops.aten.reshape.default(permute_1, p5)
        index_put: "f32[169, 32]" = torch.ops.aten.index_put.default(full, [arg5], reshape_4, True)
        unsqueeze: "f32[1, 32, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[128, 32, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        sub: "f32[128, 32, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg6)
        exp: "f32[128, 32, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 32, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg7)
        neg: "f32[128, 32, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 32, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_2: "f32[128, 32, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[128, 32, 49, 49]" = torch.ops.prims.fma.default(neg, sum_2, mul)
        sum_3: "f32[1, 32, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        squeeze_1: "f32[32, 49, 49]" = torch.ops.aten.squeeze.dim(sum_3, 0)
        permute_2: "f32[49, 49, 32]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_5: "f32[2401, 32]" = torch.ops.aten.reshape.default(permute_2, p6)
        index_put_1: "f32[169, 32]" = torch.ops.aten.index_put.default(full, [reshape_2], reshape_5, True)
        convert_element_type_1: "bf16[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_6: "bf16[4096, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        constant_pad_nd: "bf16[4096, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_6, p8)
        return (index_put, index_put_1, reshape_6, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
