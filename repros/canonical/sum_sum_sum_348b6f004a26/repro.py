"""assay repro 1
pattern 348b6f004a2688b7279807b11906a884eca81b7ac0e9d14687a269404a61f03a
home    4c938507e91c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "bf16[64, 584]", arg2: "f32[584]", arg3: "f32[64, 1, 1, 584]", arg4: "f32[64, 1, 1, 1]", arg5: "f32[584]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        full: "f32[37376]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg0, p1)
        convert_element_type: "f32[64, 584]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[64, 584, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        permute: "f32[64, 1, 1, 584]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 3, 1])
        mul: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_1: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(permute, arg3)
        mul_3: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(mul, 584.0)
        sum_1: "f32[584]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[584]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_3: "f32[64, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[64, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[64, 1, 1, 584]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 1, 1, 584]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        permute_1: "f32[64, 584, 1, 1]" = torch.ops.aten.permute.default(mul_5, [0, 3, 1, 2])
        squeeze: "f32[64, 584, 1]" = torch.ops.aten.squeeze.dim(permute_1, 3)
        squeeze_1: "f32[64, 584]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "f32[37376]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p3, p4, p5)
        as_strided: "f32[64, 584, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p6, p7, p8)
        expand: "f32[64, 584, 8, 8]" = torch.ops.aten.expand.default(as_strided, p9)
        div: "f32[64, 584, 8, 8]" = torch.ops.aten.div.Scalar(expand, 64.0)
        permute_2: "f32[64, 8, 8, 584]" = torch.ops.aten.permute.default(div, [0, 2, 3, 1])
        mul_6: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(permute_2, arg5)
        mul_7: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(permute_2, reshape)
        sum_5: "f32[1, 1, 1, 584]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1, 2], True, dtype = torch.float32)
        reshape_2: "f32[584]" = torch.ops.aten.reshape.default(sum_5, p10)
        convert_element_type_1: "bf16[64, 8, 8, 584]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        clone: "bf16[64, 8, 8, 584]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[4096, 584]" = torch.ops.aten.reshape.default(clone, p11)
        permute_3: "bf16[584, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_6: "f32[1, 584]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[584]" = torch.ops.aten.reshape.default(sum_6, p12)
        convert_element_type_2: "f32[584]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, div, reshape_2, reshape_3, permute_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
