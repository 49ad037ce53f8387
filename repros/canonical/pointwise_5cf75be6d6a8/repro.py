"""assay repro 1
pattern 5cf75be6d6a8e8815aaacb39a7bb0bd26aa5c51d20aa0d8cb33a24a0184cba27
home    04abc5cf56b0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1152]", arg1: "bf16[8192, 2304]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]"):
        reshape: "bf16[16, 512, 1152]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(arg1, p1)
        split = torch.ops.aten.split.Tensor(reshape_1, p2, 2)
        getitem: "bf16[16, 512, 1152]" = split[0]
        getitem_1: "bf16[16, 512, 1152]" = split[1]
        mul: "bf16[16, 512, 1152]" = torch.ops.aten.mul.Tensor(reshape, getitem_1)
        convert_element_type: "f32[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        mul_1: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[16, 512, 1152]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[16, 512, 1152]" = torch.ops.aten.erf.default(mul_5)
        add: "f32[16, 512, 1152]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[16, 512, 1152]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        mul_7: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_8: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(mul_7, add)
        convert_element_type_1: "bf16[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_9: "bf16[16, 512, 1152]" = torch.ops.aten.mul.Tensor(reshape, convert_element_type_1)
        convert_element_type_2: "f32[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_10: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_1)
        convert_element_type_3: "bf16[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        cat: "bf16[16, 512, 2304]" = torch.ops.aten.cat.default([convert_element_type_3, mul_9], 2)
        reshape_2: "bf16[8192, 2304]" = torch.ops.aten.reshape.default(cat, p3)
        permute: "bf16[2304, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
