"""assay repro 1
pattern 3f8f2e93d7368b498b4d56afd084f1bceca41f34f90f302495c18d9a74d1e3bb
home    824b944d95b9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 49, 49]", arg1: "i64[49, 49]", arg2: "f32[169, 4]", arg3: "bf16[32768, 56, 56]", arg4: "f32[8192, 4, 49, 49]", arg5: "i64[2401]", arg6: "f32[8192, 4, 49, 1]", arg7: "f32[8192, 4, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        full: "f32[169, 4]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[8192, 4, 49, 49]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p2)
        index: "f32[2401, 4]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "f32[49, 49, 4]" = torch.ops.aten.reshape.default(index, p3)
        permute: "f32[4, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "f32[4, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_1: "bf16[32768, 49, 56]" = torch.ops.aten.slice.Tensor(arg3, 1, p4, p5, p6)
        slice_2: "bf16[32768, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p7, p8, p9)
        reshape_3: "bf16[8192, 4, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p10)
        sum_1: "f32[1, 4, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        squeeze: "f32[4, 49, 49]" = torch.ops.aten.squeeze.dim(sum_1, 0)
        permute_1: "f32[49, 49, 4]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_4: "f32[2401, 4]" = torch.ops.aten.reshape.default(permute_1, p11)
        index_put: "f32[169, 4]" = torch.ops.aten.index_put.default(full, [arg5], reshape_4, True)
        unsqueeze: "f32[1, 4, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[8192, 4, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze)
        sub: "f32[8192, 4, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg6)
        exp: "f32[8192, 4, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[8192, 4, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg7)
        neg: "f32[8192, 4, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[8192, 4, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8192, 4, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_2: "f32[8192, 4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8192, 4, 49, 49]" = torch.ops.prims.fma.default(neg, sum_2, mul)
        sum_3: "f32[1, 4, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        squeeze_1: "f32[4, 49, 49]" = torch.ops.aten.squeeze.dim(sum_3, 0)
        permute_2: "f32[49, 49, 4]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_5: "f32[2401, 4]" = torch.ops.aten.reshape.default(permute_2, p12)
        index_put_1: "f32[169, 4]" = torch.ops.aten.index_put.default(full, [reshape_1], reshape_5, True)
        convert_element_type_1: "bf16[8192, 4, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_6: "bf16[32768, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p13)
        return (index_put, index_put_1, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
