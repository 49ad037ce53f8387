"""assay repro 1
pattern bcccf59f8e3bf622a8a9e961c1d3774d5ca5465b6ed88b89ed4330a7b9053b2e
home    e746a345ff9b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 14, 14, 1]", arg1: "bf16[25088, 512]", arg2: "bf16[25088, 512]", arg3: "f32[512]", arg4: "f32[128, 14, 14, 1]", arg5: "bf16[128, 14, 14, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        div: "f32[128, 14, 14, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        reshape: "bf16[512, 49, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 14, 14, 512]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[512, 49, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        reshape_2: "f32[512, 7, 7, 512]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        reshape_3: "f32[128, 2, 2, 7, 7, 512]" = torch.ops.aten.reshape.default(reshape_2, p3)
        permute: "f32[128, 2, 7, 2, 7, 512]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 2, 7, 2, 7, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_4: "f32[128, 14, 14, 512]" = torch.ops.aten.reshape.default(clone, p4)
        mul: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(reshape_4, arg3)
        mul_1: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(mul, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0, 1, 2])
        sum_2: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 14, 14, 512]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 14, 14, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub_1: "f32[128, 14, 14, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(reshape_4, mul_2)
        sum_3: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 14, 14, 512]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 14, 14, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 14, 14, 512]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        reshape_5: "bf16[25088, 512]" = torch.ops.aten.reshape.default(add, p5)
        permute_1: "bf16[512, 25088]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (sum_1, sum_3, reshape_5, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
