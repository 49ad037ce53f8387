"""assay repro 1
pattern 3b4f0d472e93c616a18df74aa5bc02f859ed44f61cfab7a38d36e193d515737d
home    424a8f94bf74
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 120, 28, 28][94080, 1, 3360, 120]", arg1: "f32[1, 120, 1, 1]", arg2: "f32[1, 120, 1, 1]", arg3: "f32[120]", arg4: "f32[120]", arg5: "bf16[512, 120, 28, 28][94080, 1, 3360, 120]", arg6: "bf16[512, 120, 1, 1]", arg7: "f32[]"):
        sub: "f32[512, 120, 28, 28]" = torch.ops.aten.sub.Tensor(arg0, arg1)
        mul: "f32[512, 120, 28, 28]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[120, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[120, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[512, 120, 28, 28]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[512, 120, 28, 28]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "bf16[512, 120, 28, 28]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        relu: "bf16[512, 120, 28, 28]" = torch.ops.aten.relu.default(convert_element_type)
        mul_2: "bf16[512, 120, 28, 28]" = torch.ops.aten.mul.Tensor(arg5, relu)
        sum_1: "f32[512, 120, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2, 3], True, dtype = torch.float32)
        convert_element_type_1: "f32[512, 120, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_3: "f32[512, 120, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.16666666666666666)
        convert_element_type_2: "f32[512, 120, 1, 1]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        gt: "b8[512, 120, 1, 1]" = torch.ops.aten.gt.Scalar(convert_element_type_2, -3.0)
        lt: "b8[512, 120, 1, 1]" = torch.ops.aten.lt.Scalar(convert_element_type_2, 3.0)
        bitwise_and: "b8[512, 120, 1, 1]" = torch.ops.aten.bitwise_and.Tensor(gt, lt)
        where: "f32[512, 120, 1, 1]" = torch.ops.aten.where.self(bitwise_and, mul_3, arg7)
        convert_element_type_3: "bf16[512, 120, 1, 1]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        sum_2: "bf16[120]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        convert_element_type_4: "f32[120]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (relu, convert_element_type_2, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
