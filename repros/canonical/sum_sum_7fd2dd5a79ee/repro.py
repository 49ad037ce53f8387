"""assay repro 1
pattern 7fd2dd5a79ee2f522d6156c827e01ef9bb07e13ed65ea3a196766a0bb9250b54
home    73b6de5570c7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1024, 1, 1]", arg1: "f32[1024]", arg2: "f32[1, 1024, 1, 1]", arg3: "bf16[512, 1024, 7, 7]", arg4: "f32[1024]", arg5: "bf16[512, 1024]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        squeeze: "f32[1024]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[1024]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[512, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[512, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "bf16[512, 1024, 1]" = torch.ops.aten.unsqueeze.default(arg5, 2)
        unsqueeze_5: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_6: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_7: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_8: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[512, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_8)
        add: "f32[512, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_7)
        unsqueeze_9: "bf16[512, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        expand: "bf16[512, 1024, 7, 7]" = torch.ops.aten.expand.default(unsqueeze_9, p0)
        div: "bf16[512, 1024, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        unsqueeze_10: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        unsqueeze_11: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        convert_element_type: "bf16[512, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        relu: "bf16[512, 1024, 7, 7]" = torch.ops.aten.relu.default(convert_element_type)
        le: "b8[512, 1024, 7, 7]" = torch.ops.aten.le.Scalar(relu, 0.0)
        where: "bf16[512, 1024, 7, 7]" = torch.ops.aten.where.self(le, full, div)
        convert_element_type_1: "f32[512, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[512, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_11)
        convert_element_type_2: "f32[512, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[512, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_6: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_7: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_12: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_13: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_14: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_15: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_9: "f32[512, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_16)
        sub_2: "f32[512, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_17: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        sub_3: "f32[512, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_17)
        mul_10: "f32[512, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_10)
        convert_element_type_3: "bf16[512, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (full, mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
