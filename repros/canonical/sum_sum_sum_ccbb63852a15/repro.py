"""assay repro 1
pattern ccbb63852a150d414d852122356624a073b8b7fa96d8b13aac2080753ede3708
home    81f4c57f3429
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "f32[64, 49, 1]", arg2: "bf16[3136, 768]", arg3: "bf16[64, 768]", arg4: "f32[768]", arg5: "f32[64, 49, 768]", arg6: "f32[64, 49, 1]", arg7: "f32[768]", arg8: "f32[64, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.8999999985098839)
        div: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(arg1, 768.0)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        full: "f32[49152]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[64, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_1: "f32[64, 768, 1]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        unsqueeze: "f32[64, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 2)
        squeeze: "f32[64, 768, 1]" = torch.ops.aten.squeeze.dim(unsqueeze, 3)
        squeeze_1: "f32[64, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "f32[49152]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p3, p4, p5)
        as_strided: "f32[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p6, p7, p8)
        expand: "f32[64, 768, 1, 49]" = torch.ops.aten.expand.default(as_strided, p9)
        div_1: "f32[64, 768, 1, 49]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "f32[64, 768, 49]" = torch.ops.aten.squeeze.dim(div_1, 2)
        permute: "f32[64, 49, 768]" = torch.ops.aten.permute.default(squeeze_2, [0, 2, 1])
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(permute, arg4)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg5)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(permute, arg5)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        mul_6: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_5, floor)
        div_2: "f32[64, 49, 768]" = torch.ops.aten.div.Tensor(mul_6, 0.8999999985098839)
        mul_7: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_2, arg7)
        mul_8: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_7, 768.0)
        sum_5: "f32[768]" = torch.ops.aten.sum.dim_IntList(div_2, [0, 1])
        sum_6: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        sub_2: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_8, sum_6)
        convert_element_type_1: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        sub_3: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg8)
        mul_9: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub_3, arg1)
        mul_10: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_2, mul_9)
        mul_11: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_7, mul_9)
        sum_7: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_8: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_12: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_9, sum_8)
        sub_4: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub_2, mul_12)
        mul_13: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_4)
        convert_element_type_2: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(convert_element_type_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p10)
        permute_1: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_9: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_9, p11)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_5, sum_5, sum_7, reshape_2, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
