"""assay repro 1
pattern 0da5293a83f3f2562b174652e630f7c956b6ce71148014a8a1a34c3ebdddc724
home    a6c6001ed5ba
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 672, 1, 1]", arg1: "bf16[512, 672, 1, 1]", arg2: "f32[1, 672, 1, 1]", arg3: "f32[672]", arg4: "f32[1, 672, 1, 1]", arg5: "bf16[512, 672, 7, 7][32928, 1, 4704, 672]", arg6: "bf16[512, 672, 7, 7][32928, 1, 4704, 672]", p0: "size[]"):
        add: "f32[512, 672, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 3.0)
        clamp_min: "f32[512, 672, 1, 1]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[512, 672, 1, 1]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        div: "f32[512, 672, 1, 1]" = torch.ops.aten.div.Tensor(clamp_max, 6.0)
        expand: "bf16[512, 672, 7, 7]" = torch.ops.aten.expand.default(arg1, p0)
        div_1: "bf16[512, 672, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze: "f32[672]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul: "f32[672]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_1: "f32[672]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[672]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        unsqueeze: "f32[1, 672]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 672]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1, 672, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 672, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "bf16[512, 672, 1, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_2: "bf16[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(arg5, convert_element_type)
        add_1: "bf16[512, 672, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, div_1)
        convert_element_type_1: "f32[512, 672, 7, 7]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[512, 672, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_5)
        convert_element_type_2: "f32[512, 672, 7, 7]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_3: "f32[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        sum_1: "f32[672]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[672]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_5: "f32[672]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_6: "f32[672]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        sum_2: "f32[672]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_7: "f32[672]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_6: "f32[1, 672]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 672]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_8: "f32[1, 672, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 672, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_8: "f32[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[512, 672, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_8)
        unsqueeze_11: "f32[1, 672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[512, 672, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_9: "f32[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_3: "bf16[512, 672, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        return (mul_4, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
