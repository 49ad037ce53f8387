"""assay repro 1
pattern 603b66266a05debcd89094aa0a9b40ab969427f8c521d520fb76211c22f3ef65
home    95e7d6d6294c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 256, 1, 1]", arg1: "f32[1, 256, 1, 1]", arg2: "f32[256]", arg3: "f32[1, 256, 1, 1]", arg4: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", arg5: "f32[256]", arg6: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size[]", p5: "size[]", p6: "size", p7: "size[]"):
        full: "bf16[65536]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        squeeze: "bf16[256, 256, 1]" = torch.ops.aten.squeeze.dim(arg0, 3)
        squeeze_1: "bf16[256, 256]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[65536]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p1, p2, p3)
        as_strided: "bf16[256, 256, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p4, p5, p6)
        expand: "bf16[256, 256, 7, 7]" = torch.ops.aten.expand.default(as_strided, p7)
        div: "bf16[256, 256, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "f32[256]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_2, arg2)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_2, squeeze_2)
        squeeze_3: "f32[256]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_3, 0)
        unsqueeze_2: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        convert_element_type_3: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        div_1: "f32[256, 256, 7, 7]" = torch.ops.aten.div.Tensor(convert_element_type_3, 3.0)
        add_1: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(div_1, 0.5)
        le: "b8[256, 256, 7, 7]" = torch.ops.aten.le.Scalar(convert_element_type_3, -3.0)
        lt: "b8[256, 256, 7, 7]" = torch.ops.aten.lt.Scalar(convert_element_type_3, 3.0)
        mul_4: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_1)
        where: "f32[256, 256, 7, 7]" = torch.ops.aten.where.self(lt, mul_4, convert_element_type_2)
        where_1: "f32[256, 256, 7, 7]" = torch.ops.aten.where.self(le, arg6, where)
        convert_element_type_4: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_5: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3])
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, squeeze_2)
        mul_7: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 7.971938775510203e-05)
        mul_8: "f32[256]" = torch.ops.aten.mul.Tensor(mul_7, mul_1)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_9: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 7.971938775510203e-05)
        unsqueeze_10: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_11: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_12: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_10: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_10)
        unsqueeze_15: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_11: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_5: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        return (mul_6, sum_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
