"""assay repro 1
pattern 50a93ac70412b1ece12dcc9e0d19fcf9540d2ff90cc2b26583b8e16837777d5b
home    cd96aeeadfa2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "b8[128, 1]", arg3: "b8[128, 2]", arg4: "bf16[128, 2]", arg5: "bf16[128, 2]", p0: "size[]", p1: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        where: "f32[128, 1]" = torch.ops.aten.where.self(arg2, div, full)
        where_1: "f32[128, 2]" = torch.ops.aten.where.self(arg3, scalar_tensor_1, scalar_tensor)
        mul: "f32[128, 2]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        exp: "f32[128, 2]" = torch.ops.aten.exp.default(convert_element_type)
        convert_element_type_1: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sum_1: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [1], True)
        mul_1: "f32[128, 2]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub: "f32[128, 2]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_1)
        convert_element_type_2: "bf16[128, 2]" = torch.ops.prims.convert_element_type.default(sub, torch.bfloat16)
        add: "bf16[128, 2]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        div_1: "bf16[128, 2]" = torch.ops.aten.div.Tensor(add, 2.0)
        constant_pad_nd: "bf16[128, 8]" = torch.ops.aten.constant_pad_nd.default(div_1, p0)
        permute: "bf16[2, 128]" = torch.ops.aten.permute.default(div_1, [1, 0])
        sum_2: "f32[1, 2]" = torch.ops.aten.sum.dim_IntList(div_1, [0], True, dtype = torch.float32)
        reshape: "f32[2]" = torch.ops.aten.reshape.default(sum_2, p1)
        convert_element_type_3: "f32[2]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_4: "f32[2]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (full, constant_pad_nd, permute, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
