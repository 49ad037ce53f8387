"""assay repro 1
pattern b107d2eec0d2f6ea1d42f74d2c168075481bc11d9bd2decea5fd063097f88d1e
home    48ad7eb3c3de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 7, 7, 1]", arg1: "bf16[128, 640, 7, 7][31360, 1, 4480, 640]", arg2: "bf16[128, 640, 7, 7][31360, 1, 4480, 640]", arg3: "f32[640]", arg4: "f32[128, 7, 7, 1]"):
        div: "f32[128, 7, 7, 1]" = torch.ops.aten.div.Tensor(arg0, 640.0)
        permute: "bf16[128, 7, 7, 640]" = torch.ops.aten.permute.default(arg1, [0, 2, 3, 1])
        convert_element_type: "f32[128, 640, 7, 7]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        permute_1: "f32[128, 7, 7, 640]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(permute_1, arg3)
        mul_1: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(mul, 640.0)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1, 2])
        sum_2: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 7, 7, 640]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 7, 7, 640]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_1: "f32[128, 7, 7, 640]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(permute_1, mul_2)
        sum_3: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 7, 7, 640]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 7, 7, 640]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 7, 7, 640]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[128, 640, 7, 7]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        sum_5: "bf16[640]" = torch.ops.aten.sum.dim_IntList(permute_2, [0, 2, 3])
        convert_element_type_3: "f32[640]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_3, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
