"""assay repro 1
pattern 3fc793b4fdfe67bbe1fc1b5b2c139bbdbfa9bbcc4e2ca175a19bf7722841c72b
home    6e688a844faf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 960, 7, 7][47040, 1, 6720, 960]", arg1: "f32[1, 480, 1, 1]", arg2: "f32[480]", arg3: "f32[1, 480, 1, 1]", arg4: "bf16[512, 480, 7, 7][23520, 1, 3360, 480]", arg5: "f32[480]", arg6: "bf16[]", p0: "size", p1: "size", p2: "size"):
        slice_1: "bf16[512, 480, 7, 7]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        squeeze: "f32[480]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[480]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[480]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[480]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[512, 480, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[512, 480, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 480]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 480]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[480, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[480, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 480, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 480, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[512, 480, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[512, 480, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[512, 480, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        relu: "bf16[512, 480, 7, 7]" = torch.ops.aten.relu.default(convert_element_type)
        le: "b8[512, 480, 7, 7]" = torch.ops.aten.le.Scalar(relu, 0.0)
        where: "bf16[512, 480, 7, 7]" = torch.ops.aten.where.self(le, arg6, slice_1)
        convert_element_type_1: "f32[512, 480, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[512, 480, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[512, 480, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[512, 480, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[480]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[480]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_6: "f32[480]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_7: "f32[480]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[480]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[480]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_10: "f32[1, 480]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_11: "f32[1, 480]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_12: "f32[1, 480, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 480, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_9: "f32[512, 480, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[512, 480, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_15: "f32[1, 480, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[512, 480, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_10: "f32[512, 480, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_3: "bf16[512, 480, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
