"""assay repro 1
pattern c4c69d598c414a149f8d84baf1e8627a30f29449f56e77dbb96bf3738e50d9f8
home    c3a462a454cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[32, 512, 768]", arg1: "bf16[16384, 768]", arg2: "f32[768]", arg3: "f32[32, 512, 768]", arg4: "f32[32, 512, 1]", arg5: "f32[32, 512, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16384, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, arg2)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, arg3)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg5, mul_6)
        convert_element_type_2: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        mul_7: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(mul_7, p1)
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add, reshape_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
