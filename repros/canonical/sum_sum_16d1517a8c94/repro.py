"""assay repro 1
pattern 16d1517a8c945003d6832d187e9a32e2d6e76d6e0061dd8724e3e964f6f8efea
home    605e69c2c6cc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024]", arg1: "f32[1024]", arg2: "bf16[128, 2560, 7, 7][125440, 1, 17920, 2560]", arg3: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg4: "b8[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg5: "bf16[]", arg6: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg7: "f32[1, 1024, 1, 1]", p0: "size", p1: "size", p2: "size"):
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        slice_1: "bf16[128, 1024, 7, 7]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        add: "bf16[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(arg3, slice_1)
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[128, 1024, 7, 7]" = torch.ops.aten.where.self(arg4, arg5, add)
        convert_element_type: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg7)
        convert_element_type_1: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (where, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
