"""assay repro 1
pattern 3f35e082fd1272fb402820dadd0dbd9c3f8478b801fb8c69026b6cdecf383b4f
home    ac88bc69c198
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[49152, 196]", arg2: "bf16[128, 196, 384]", arg3: "f32[128, 196, 1]", arg4: "f32[384]", arg5: "bf16[128, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[128, 384, 196]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 384, 196]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute: "f32[128, 196, 384]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(permute, arg4)
        mul_2: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(permute, mul)
        mul_4: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        reshape_1: "bf16[25088, 384]" = torch.ops.aten.reshape.default(add, p1)
        permute_1: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add, reshape_1, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
