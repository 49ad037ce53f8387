"""assay repro 1
pattern 9f6e54378668c0feacb1d2006315f1b93ccc04ef998f6bf85e5f8facf5a1de35
home    b2eb039e72d3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 160]", arg1: "f32[160]", arg2: "f32[64, 1024, 160]", arg3: "f32[64, 1024, 1]", arg4: "f32[64, 1024, 160]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        reshape: "bf16[64, 1024, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 1024, 160]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(mul, 160.0)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[64, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 1024, 160]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 1024, 160]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        add: "f32[64, 1024, 160]" = torch.ops.aten.add.Tensor(arg4, mul_5)
        permute: "f32[64, 160, 1024]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_1: "f32[64, 160, 32, 32]" = torch.ops.aten.reshape.default(permute, p1)
        slice_1: "f32[64, 80, 32, 32]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p2, p3, p4)
        convert_element_type_1: "bf16[64, 1024, 160]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute_1: "bf16[64, 160, 1024]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_2: "bf16[64, 160, 32, 32]" = torch.ops.aten.reshape.default(permute_1, p5)
        sum_5: "bf16[160]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_2: "bf16[64, 80, 32, 32]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        sum_6: "bf16[80]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[160]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        convert_element_type_4: "f32[80]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (sum_1, sum_2, reshape_1, reshape_2, convert_element_type_2, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
