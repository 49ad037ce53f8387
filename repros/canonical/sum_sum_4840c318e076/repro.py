"""assay repro 1
pattern 4840c318e0763e76a46358c02baabd36a9d450032d2cdec0f2ca938f827fcca6
home    a6e195d4fa37
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1088, 1, 1]", arg1: "bf16[64, 1088, 7, 7]", arg2: "bf16[64, 1088, 7, 7]", arg3: "bf16[64, 1088, 1, 1]", arg4: "f32[1, 1088, 1, 1]", arg5: "f32[1088]", arg6: "f32[1, 1088, 1, 1]", arg7: "bf16[]", arg8: "bf16[64, 1088, 7, 7]", p0: "size[]"):
        expand: "bf16[64, 1088, 7, 7]" = torch.ops.aten.expand.default(arg0, p0)
        div: "bf16[64, 1088, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        le: "b8[64, 1088, 7, 7]" = torch.ops.aten.le.Scalar(arg1, 0.0)
        mul: "bf16[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        add: "bf16[64, 1088, 7, 7]" = torch.ops.aten.add.Tensor(mul, div)
        squeeze: "f32[1088]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        mul_1: "f32[1088]" = torch.ops.aten.mul.Tensor(squeeze, arg5)
        mul_2: "f32[1088]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[1088]" = torch.ops.aten.squeeze.dims(arg6, [0, 2, 3])
        unsqueeze: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_1: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        where: "bf16[64, 1088, 7, 7]" = torch.ops.aten.where.self(le, arg7, add)
        convert_element_type: "f32[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_5)
        convert_element_type_1: "f32[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_3: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[1088]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_5: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_6: "f32[1088]" = torch.ops.aten.mul.Tensor(mul_5, mul_2)
        sum_2: "f32[1088]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_7: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_6: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_8: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_8: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_8)
        unsqueeze_11: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_9: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_2: "bf16[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        return (mul_4, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
