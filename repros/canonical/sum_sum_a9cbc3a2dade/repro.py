"""assay repro 1
pattern a9cbc3a2dadeef9c70fa0d65f145034cbda6a807881f98b4d9f4928297382526
home    f2197f2ec007
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256, 256, 1, 1]", arg1: "f32[256, 256, 7, 7][12544, 1, 1792, 256]", arg2: "bf16[256, 256, 1, 1]", arg3: "f32[1, 256, 1, 1]", arg4: "f32[256]", arg5: "f32[1, 256, 1, 1]", arg6: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", arg7: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", arg8: "f32[]", p0: "size[]"):
        add: "f32[256, 256, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 3.0)
        clamp_min: "f32[256, 256, 1, 1]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[256, 256, 1, 1]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        div: "f32[256, 256, 7, 7]" = torch.ops.aten.div.Tensor(arg1, 3.0)
        add_1: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(div, 0.5)
        div_1: "f32[256, 256, 1, 1]" = torch.ops.aten.div.Tensor(clamp_max, 6.0)
        expand: "bf16[256, 256, 7, 7]" = torch.ops.aten.expand.default(arg2, p0)
        div_2: "bf16[256, 256, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        le: "b8[256, 256, 7, 7]" = torch.ops.aten.le.Scalar(arg1, -3.0)
        lt: "b8[256, 256, 7, 7]" = torch.ops.aten.lt.Scalar(arg1, 3.0)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, arg4)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(arg5, [0, 2, 3])
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "bf16[256, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        mul_2: "bf16[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(arg6, convert_element_type)
        add_2: "bf16[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, div_2)
        convert_element_type_1: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_5)
        convert_element_type_2: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_3: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_1)
        where: "f32[256, 256, 7, 7]" = torch.ops.aten.where.self(lt, mul_3, convert_element_type_2)
        where_1: "f32[256, 256, 7, 7]" = torch.ops.aten.where.self(le, arg8, where)
        convert_element_type_3: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_4: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 7.971938775510203e-05)
        mul_7: "f32[256]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_8: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 7.971938775510203e-05)
        unsqueeze_6: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_7: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_8: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_9: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_9)
        unsqueeze_11: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_10: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_4: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (mul_5, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
