"""assay repro 1
pattern 4dfc189fa33375aefd5d778803c67fb8923e5dccc57499804d2ca19400562978
home    7e4a0494a0ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "i64[256, 128]", arg3: "bf16[32768, 30522]", arg4: "bf16[256, 128, 30522]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[32768]" = torch.ops.aten.reshape.default(arg2, p0)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "i64[32768, 1]" = torch.ops.aten.unsqueeze.default(reshape, 1)
        ne: "b8[32768, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[32768, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[32768, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[32768, 30522]" = torch.ops.aten.expand.default(where_1, p1)
        convert_element_type: "f32[32768, 30522]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        exp: "f32[32768, 30522]" = torch.ops.aten.exp.default(convert_element_type)
        iota: "i64[30522]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_1: "i64[1, 30522]" = torch.ops.aten.reshape.default(iota, p5)
        eq: "b8[32768, 30522]" = torch.ops.aten.eq.Tensor(expand, reshape_1)
        where_2: "f32[32768, 30522]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[32768, 30522]" = torch.ops.aten.mul.Tensor(where_2, where)
        convert_element_type_1: "f32[32768, 30522]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sum_1: "f32[32768, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [1], True)
        mul_1: "f32[32768, 30522]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub: "f32[32768, 30522]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_1)
        convert_element_type_2: "bf16[32768, 30522]" = torch.ops.prims.convert_element_type.default(sub, torch.bfloat16)
        reshape_2: "bf16[256, 128, 30522]" = torch.ops.aten.reshape.default(convert_element_type_2, p6)
        add: "bf16[256, 128, 30522]" = torch.ops.aten.add.Tensor(arg4, reshape_2)
        reshape_3: "bf16[32768, 30522]" = torch.ops.aten.reshape.default(add, p7)
        constant_pad_nd: "bf16[32768, 30528]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p8)
        sum_2: "f32[1, 1, 30522]" = torch.ops.aten.sum.dim_IntList(add, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[30522]" = torch.ops.aten.reshape.default(sum_2, p9)
        return (full_1, constant_pad_nd, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
