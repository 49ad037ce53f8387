"""assay repro 1
pattern ee5211129219a83d373c74c2f5205cc80528166f072d1beee00e4d9f9b152434
home    a84d299e4f59
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1792, 1, 1]", arg1: "f32[1792]", arg2: "f32[1, 1792, 1, 1]", arg3: "bf16[128, 1792, 7, 7][87808, 1, 12544, 1792]", arg4: "f32[1792]", arg5: "bf16[128, 1792, 7, 7][87808, 1, 12544, 1792]"):
        squeeze: "f32[1792]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[1792]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[1792]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[1792]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[128, 1792, 7, 7]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 1792]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1792]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1792, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[1792, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "f32[1, 1792, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 1792, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 1792, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 1792, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        mul_4: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, convert_element_type_3)
        mul_5: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(mul_4, -0.5)
        exp: "f32[128, 1792, 7, 7]" = torch.ops.aten.exp.default(mul_5)
        mul_6: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_7: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_6)
        mul_8: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.7071067811865476)
        erf: "f32[128, 1792, 7, 7]" = torch.ops.aten.erf.default(mul_8)
        add_1: "f32[128, 1792, 7, 7]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_9: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[128, 1792, 7, 7]" = torch.ops.aten.add.Tensor(mul_9, mul_7)
        mul_10: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_2)
        convert_element_type_4: "f32[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.float32)
        mul_11: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[1792]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2, 3])
        mul_12: "f32[1792]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_13: "f32[1792]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_14: "f32[1792]" = torch.ops.aten.mul.Tensor(mul_13, mul_1)
        sum_2: "f32[1792]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_15: "f32[1792]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 1792]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_11: "f32[1, 1792]" = torch.ops.aten.unsqueeze.default(mul_15, 0)
        unsqueeze_12: "f32[1, 1792, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 1792, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_16: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[128, 1792, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_16)
        unsqueeze_15: "f32[1, 1792, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[128, 1792, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_17: "f32[128, 1792, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_5: "bf16[128, 1792, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        sum_3: "bf16[1792]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1792]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (mul_12, sum_2, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
