"""assay repro 1
pattern a8dc7d92373f329051384375faebc4102e71c3a3d97b1e744332e03e5afd7faf
home    4eaf1b3331a9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", arg1: "f32[512]", arg2: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg3: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg4: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg5: "f32[1, 512, 1, 1]"):
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[512]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        gt: "b8[64, 512, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.0)
        convert_element_type_1: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_2: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.01)
        where: "f32[64, 512, 8, 8]" = torch.ops.aten.where.self(gt, convert_element_type_1, mul_2)
        convert_element_type_2: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg5)
        convert_element_type_3: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_3: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_5: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, 0.000244140625)
        mul_6: "f32[512]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_7: "f32[512]" = torch.ops.aten.mul.Tensor(sum_2, 0.000244140625)
        unsqueeze_3: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_4: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_5: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_8: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_8)
        unsqueeze_8: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_9: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_4: "bf16[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        return (mul_4, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
