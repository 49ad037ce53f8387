"""assay repro 1
pattern 1646bc9d78d681fd5c487677e55f44513cdbce130f2aba5f238101f3badade6f
home    109c2b931183
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", arg1: "f32[8, 512, 1, 1]", arg2: "f32[8, 512, 1, 1]", arg3: "f32[512]", arg4: "bf16[8, 512, 15999]", arg5: "bf16[8, 512, 15999]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "f32[1, 512, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "f32[8, 512]" = torch.ops.aten.squeeze.dims(arg1, [2, 3])
        squeeze_1: "f32[8, 512]" = torch.ops.aten.squeeze.dims(arg2, [2, 3])
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_1: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_2: "f32[8, 512, 1]" = torch.ops.aten.unsqueeze.default(squeeze_1, 2)
        mul: "f32[8, 512, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_2, reshape)
        unsqueeze_3: "f32[8, 512, 1]" = torch.ops.aten.unsqueeze.default(squeeze, 2)
        unsqueeze_4: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[8, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(mul, 3)
        convert_element_type: "f32[8, 512, 15999]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_1: "f32[8, 512, 15999]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        reshape_1: "f32[8, 512, 1, 15999]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        sub: "f32[8, 512, 1, 15999]" = torch.ops.aten.sub.Tensor(reshape_1, arg1)
        mul_1: "f32[8, 512, 1, 15999]" = torch.ops.aten.mul.Tensor(sub, arg2)
        reshape_2: "f32[8, 512, 15999]" = torch.ops.aten.reshape.default(mul_1, p2)
        mul_2: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(reshape_2, unsqueeze_5)
        add: "f32[8, 512, 15999]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_4)
        mul_3: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add, add)
        mul_4: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add, 0.7071067811865476)
        erf: "f32[8, 512, 15999]" = torch.ops.aten.erf.default(mul_4)
        add_1: "f32[8, 512, 15999]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        mul_6: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(mul_3, -0.5)
        exp: "f32[8, 512, 15999]" = torch.ops.aten.exp.default(mul_6)
        mul_7: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_8: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add, mul_7)
        add_2: "f32[8, 512, 15999]" = torch.ops.aten.add.Tensor(mul_5, mul_8)
        mul_9: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(convert_element_type, add_2)
        mul_10: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(mul_9, convert_element_type_1)
        reshape_3: "f32[8, 512, 1, 15999]" = torch.ops.aten.reshape.default(mul_9, p3)
        mul_11: "f32[8, 512, 1, 15999]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_6)
        sum_1: "f32[8, 512]" = torch.ops.aten.sum.dim_IntList(mul_10, [2])
        mul_12: "f32[8, 512]" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze_1)
        reshape_4: "f32[8, 512, 1]" = torch.ops.aten.reshape.default(mul_12, p4)
        reshape_5: "f32[8, 512, 1]" = torch.ops.aten.reshape.default(sum_1, p5)
        sum_2: "f32[8, 512]" = torch.ops.aten.sum.dim_IntList(mul_9, [2])
        mul_13: "f32[8, 512]" = torch.ops.aten.mul.Tensor(sum_2, unsqueeze_1)
        reshape_6: "f32[8, 512, 1]" = torch.ops.aten.reshape.default(mul_13, p6)
        reshape_7: "f32[8, 512, 1]" = torch.ops.aten.reshape.default(sum_2, p7)
        mul_14: "f32[8, 512, 1]" = torch.ops.aten.mul.Tensor(reshape_7, unsqueeze_3)
        sub_1: "f32[8, 512, 1]" = torch.ops.aten.sub.Tensor(reshape_5, mul_14)
        mul_15: "f32[8, 512, 1]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        sum_3: "f32[512, 1]" = torch.ops.aten.sum.dim_IntList(mul_15, [0])
        reshape_8: "f32[512]" = torch.ops.aten.reshape.default(sum_3, p8)
        sum_4: "f32[512]" = torch.ops.aten.sum.dim_IntList(sum_2, [0])
        sum_5: "f32[8, 512]" = torch.ops.aten.sum.dim_IntList(reshape_6, [2])
        mul_16: "f32[8, 512]" = torch.ops.aten.mul.Tensor(sum_5, squeeze_1)
        mul_17: "f32[8, 512]" = torch.ops.aten.mul.Tensor(sum_5, squeeze)
        mul_18: "f32[8, 512]" = torch.ops.aten.mul.Tensor(mul_16, 6.250390649415588e-05)
        sum_6: "f32[8, 512]" = torch.ops.aten.sum.dim_IntList(reshape_4, [2])
        sub_2: "f32[8, 512]" = torch.ops.aten.sub.Tensor(mul_17, sum_6)
        mul_19: "f32[8, 512]" = torch.ops.aten.mul.Tensor(sub_2, squeeze_1)
        mul_20: "f32[8, 512]" = torch.ops.aten.mul.Tensor(mul_19, squeeze_1)
        mul_21: "f32[8, 512]" = torch.ops.aten.mul.Tensor(mul_20, squeeze_1)
        mul_22: "f32[8, 512]" = torch.ops.aten.mul.Tensor(mul_21, 6.250390649415588e-05)
        neg: "f32[8, 512]" = torch.ops.aten.neg.default(mul_22)
        mul_23: "f32[8, 512]" = torch.ops.aten.mul.Tensor(neg, squeeze)
        sub_3: "f32[8, 512]" = torch.ops.aten.sub.Tensor(mul_23, mul_18)
        unsqueeze_7: "f32[8, 512, 1]" = torch.ops.aten.unsqueeze.default(mul_22, 2)
        unsqueeze_8: "f32[8, 512, 1]" = torch.ops.aten.unsqueeze.default(sub_3, 2)
        unsqueeze_9: "f32[8, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        unsqueeze_10: "f32[8, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        mul_24: "f32[8, 512, 1, 15999]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_10)
        add_3: "f32[8, 512, 1, 15999]" = torch.ops.aten.add.Tensor(mul_11, mul_24)
        add_4: "f32[8, 512, 1, 15999]" = torch.ops.aten.add.Tensor(add_3, unsqueeze_9)
        reshape_9: "f32[8, 512, 15999]" = torch.ops.aten.reshape.default(add_4, p9)
        convert_element_type_2: "bf16[8, 512, 15999]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.bfloat16)
        return (reshape_8, sum_4, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
