"""assay repro 1
pattern 263c89be2923a6a27d5602d262f679bdc220437f3f72d61dbfd87a4ca78ca077
home    65241cf0ebea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 384]", arg1: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[128, 384, 14, 14][75264, 1, 5376, 384]", arg3: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 14, 14, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add: "f32[128, 384, 14, 14]" = torch.ops.aten.add.Tensor(arg2, convert_element_type)
        permute: "f32[128, 14, 14, 384]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        mul: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, arg3)
        mul_1: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_1: "f32[1, 1, 1, 384]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_1: "bf16[128, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_2: "bf16[25088, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute_1: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
