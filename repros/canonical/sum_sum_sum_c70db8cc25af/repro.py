"""assay repro 1
pattern c70db8cc25afeebc1438bf806b1044e39e10956bb13c81394277112302dc2bbf
home    2177fbbc4e6c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[25088, 768]", arg2: "bf16[128, 196, 768]", arg3: "f32[128, 196, 1]", arg4: "f32[768]", arg5: "bf16[128, 196, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 196, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        permute: "bf16[128, 768, 196]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        clone: "bf16[128, 768, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[98304, 196]" = torch.ops.aten.reshape.default(clone, p1)
        constant_pad_nd: "bf16[98304, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p2)
        permute_1: "bf16[196, 98304]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 196]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[196]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[196]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add, constant_pad_nd, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
