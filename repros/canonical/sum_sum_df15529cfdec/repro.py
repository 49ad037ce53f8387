"""assay repro 1
pattern df15529cfdec226e92acd957205c8227cf87986c04299d349a85de679c9a3e90
home    4bfbf0f7cf4b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 32, 112, 112]", arg1: "bf16[64, 32, 112, 112]", arg2: "bf16[64, 32, 112, 112]", arg3: "f32[32]", arg4: "f32[32]", arg5: "bf16[]", arg6: "bf16[64, 32, 112, 112]", arg7: "f32[1, 32, 1, 1]"):
        add: "bf16[64, 32, 112, 112]" = torch.ops.aten.add.Tensor(arg0, arg1)
        le: "b8[64, 32, 112, 112]" = torch.ops.aten.le.Scalar(arg2, 0.0)
        mul: "f32[32]" = torch.ops.aten.mul.Tensor(arg3, arg4)
        mul_1: "f32[32]" = torch.ops.aten.mul.Tensor(arg3, arg3)
        unsqueeze: "f32[1, 32]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[64, 32, 112, 112]" = torch.ops.aten.where.self(le, arg5, add)
        convert_element_type: "f32[64, 32, 112, 112]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[64, 32, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type, arg7)
        convert_element_type_1: "f32[64, 32, 112, 112]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[64, 32, 112, 112]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[32]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[32]" = torch.ops.aten.mul.Tensor(sum_1, arg3)
        mul_4: "f32[32]" = torch.ops.aten.mul.Tensor(sum_1, 1.2456154336734693e-06)
        mul_5: "f32[32]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[32]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[32]" = torch.ops.aten.mul.Tensor(sum_2, 1.2456154336734693e-06)
        unsqueeze_3: "f32[1, 32]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 32]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 32, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 32, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 32, 112, 112]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 32, 112, 112]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 32, 112, 112]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
