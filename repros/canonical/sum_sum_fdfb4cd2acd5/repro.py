"""assay repro 1
pattern fdfb4cd2acd50349fb7b194ca3daf5fc3813beb873fb0d06daa2a7e52b810926
home    07ec83ba9bb1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 512, 7, 7]", arg1: "bf16[]", arg2: "bf16[8, 512, 7, 7]", arg3: "bf16[512]", arg4: "f32[512]", arg5: "bf16[8, 512, 7, 7]", arg6: "bf16[512]"):
        le: "b8[8, 512, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[8, 512, 7, 7]" = torch.ops.aten.where.self(le, arg1, arg2)
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_1: "f32[512]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type_1: "f32[8, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_3: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 0)
        unsqueeze_4: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        sub: "f32[8, 512, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_5)
        convert_element_type_3: "f32[8, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[8, 512, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, convert_element_type)
        mul_4: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, 0.002551020408163265)
        mul_5: "f32[512]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_6: "f32[512]" = torch.ops.aten.mul.Tensor(sum_2, 0.002551020408163265)
        unsqueeze_6: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_7: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_8: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_7: "f32[8, 512, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[8, 512, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_7)
        unsqueeze_11: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[8, 512, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_8: "f32[8, 512, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_4: "bf16[8, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
