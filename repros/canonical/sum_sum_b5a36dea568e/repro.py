"""assay repro 1
pattern b5a36dea568ea66357f132ab0d24a9e2a3dd1ff1835f7f622fa3cfde96d788a5
home    98cf60800b00
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 960]", arg1: "f32[1, 960, 1, 1]", arg2: "f32[960]", arg3: "f32[1, 960, 1, 1]", arg4: "bf16[256, 960, 7, 7]", arg5: "f32[960]", arg6: "f32[]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[256, 960, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        expand: "bf16[256, 960, 7, 7]" = torch.ops.aten.expand.default(reshape, p1)
        div: "bf16[256, 960, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze: "f32[960]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[960]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[960]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[960]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[256, 960, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[960, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[960, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[256, 960, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[256, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        convert_element_type_3: "f32[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        div_1: "f32[256, 960, 7, 7]" = torch.ops.aten.div.Tensor(convert_element_type_3, 3.0)
        add_1: "f32[256, 960, 7, 7]" = torch.ops.aten.add.Tensor(div_1, 0.5)
        le: "b8[256, 960, 7, 7]" = torch.ops.aten.le.Scalar(convert_element_type_3, -3.0)
        lt: "b8[256, 960, 7, 7]" = torch.ops.aten.lt.Scalar(convert_element_type_3, 3.0)
        mul_4: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_1)
        where: "f32[256, 960, 7, 7]" = torch.ops.aten.where.self(lt, mul_4, convert_element_type_2)
        where_1: "f32[256, 960, 7, 7]" = torch.ops.aten.where.self(le, arg6, where)
        convert_element_type_4: "f32[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_5: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[960]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3])
        mul_6: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_7: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, 7.971938775510203e-05)
        mul_8: "f32[960]" = torch.ops.aten.mul.Tensor(mul_7, mul_1)
        sum_2: "f32[960]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_9: "f32[960]" = torch.ops.aten.mul.Tensor(sum_2, 7.971938775510203e-05)
        unsqueeze_10: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_11: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_12: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_10: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[256, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_10)
        unsqueeze_15: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[256, 960, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_11: "f32[256, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_5: "bf16[256, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        return (mul_6, sum_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
