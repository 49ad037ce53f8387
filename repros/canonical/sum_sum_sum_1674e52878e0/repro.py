"""assay repro 1
pattern 1674e52878e0dae93d887aca9c4e8e214e381875eeaecf5f883603be79d69b93
home    1f6e244d1594
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1]", arg1: "bf16[64, 768]", arg2: "f32[768]", arg3: "bf16[64, 768]", arg4: "f32[64, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        div: "f32[64, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        full: "bf16[49152]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        convert_element_type: "f32[64, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[64, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[64, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        sum_2: "f32[64, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        sub: "f32[64, 768]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[64, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[64, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[64, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[64, 768]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[64, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0])
        sum_4: "f32[64, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        mul_5: "f32[64, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[64, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[64, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape: "bf16[64, 768, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        unsqueeze: "bf16[64, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(reshape, 2)
        squeeze: "bf16[64, 768, 1]" = torch.ops.aten.squeeze.dim(unsqueeze, 3)
        squeeze_1: "bf16[64, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[49152]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[64, 768, 1, 49]" = torch.ops.aten.expand.default(as_strided, p8)
        div_1: "bf16[64, 768, 1, 49]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "bf16[64, 768, 49]" = torch.ops.aten.squeeze.dim(div_1, 2)
        permute: "bf16[64, 49, 768]" = torch.ops.aten.permute.default(squeeze_2, [0, 2, 1])
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p9)
        permute_1: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p10)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_3, permute, reshape_1, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
