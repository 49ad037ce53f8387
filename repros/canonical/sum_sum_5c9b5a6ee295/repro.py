"""assay repro 1
pattern 5c9b5a6ee295775c97b98d4f5b940c6c073eaf69ff30549c4a501e7038c2e64e
home    39411300f29b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", arg1: "f32[1, 256, 1, 1]", arg2: "f32[1, 256, 1, 1]", arg3: "f32[256]", arg4: "f32[256]", arg5: "bf16[256, 256, 1, 1]", arg6: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", arg7: "f32[]"):
        sub: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(arg0, arg1)
        mul: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[256, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        gt: "b8[256, 256, 1, 1]" = torch.ops.aten.gt.Scalar(convert_element_type_1, -3.0)
        lt: "b8[256, 256, 1, 1]" = torch.ops.aten.lt.Scalar(convert_element_type_1, 3.0)
        bitwise_and: "b8[256, 256, 1, 1]" = torch.ops.aten.bitwise_and.Tensor(gt, lt)
        convert_element_type_2: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        add_1: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_2, 3.0)
        clamp_min: "f32[256, 256, 7, 7]" = torch.ops.aten.clamp_min.default(add_1, 0.0)
        clamp_max: "f32[256, 256, 7, 7]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul_2: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, clamp_max)
        div: "f32[256, 256, 7, 7]" = torch.ops.aten.div.Tensor(mul_2, 6.0)
        convert_element_type_3: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(arg6, convert_element_type_3)
        sum_1: "f32[256, 256, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2, 3], True, dtype = torch.float32)
        convert_element_type_4: "f32[256, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_4: "f32[256, 256, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, 0.16666666666666666)
        where: "f32[256, 256, 1, 1]" = torch.ops.aten.where.self(bitwise_and, mul_4, arg7)
        convert_element_type_5: "bf16[256, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        sum_2: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (convert_element_type_1, convert_element_type_2, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
