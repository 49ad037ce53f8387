"""assay repro 1
pattern 947f42d120dad2ae9b963191a8f6ba79952e2eac2566b8cad97275825002e3c2
home    71da5b41a1fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 512, 512]", arg1: "bf16[64, 512, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size[]"):
        reshape: "bf16[4, 16, 512, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[4, 16, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[4, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[4, 16, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[4, 16, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "bf16[4, 16, 512, 1024]" = torch.ops.aten.reshape.default(permute_1, p3)
        reshape_4: "bf16[4, 16, 1024, 512]" = torch.ops.aten.reshape.default(reshape_3, p4)
        slice_1: "bf16[4, 16, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_4, 2, p5, p6, p7)
        reshape_5: "bf16[4, 16, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p8)
        iota: "i64[512]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index: "bf16[4, 16, 512, 512]" = torch.ops.aten.index.Tensor(reshape_5, [None, None, None, iota])
        add: "bf16[4, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape_2, index)
        add_1: "bf16[4, 16, 512, 512]" = torch.ops.aten.add.Tensor(add, 0.0)
        mul: "bf16[4, 16, 512, 512]" = torch.ops.aten.mul.Tensor(add_1, 0.125)
        convert_element_type: "f32[4, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_1: "f32[4, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[4, 16, 512, 1]" = torch.ops.aten.amax.default(mul_1, [3], True)
        sub: "f32[4, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul_1, amax)
        mul_2: "f32[4, 16, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        convert_element_type_1: "f32[4, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        abs_1: "f32[4, 16, 512, 512]" = torch.ops.aten.abs.default(convert_element_type_1)
        amax_1: "f32[4, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [3], True)
        eq: "b8[4, 16, 512, 512]" = torch.ops.aten.eq.Tensor(convert_element_type_1, convert_element_type_1)
        ne: "b8[4, 16, 512, 512]" = torch.ops.aten.ne.Scalar(abs_1, inf)
        mul_3: "b8[4, 16, 512, 512]" = torch.ops.aten.mul.Tensor(eq, ne)
        logical_not: "b8[4, 16, 512, 512]" = torch.ops.aten.logical_not.default(mul_3)
        any_1: "b8[4, 16, 512, 1]" = torch.ops.aten.any.dims(logical_not, [3], True)
        logical_not_1: "b8[4, 16, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[4, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax_1)
        where: "f32[4, 16, 512, 512]" = torch.ops.aten.where.self(logical_not_1, mul_2, sub_1)
        exp: "f32[4, 16, 512, 512]" = torch.ops.aten.exp.default(where)
        sum_1: "f32[4, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[4, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_2: "bf16[4, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[4, 16, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 4)
        reshape_6: "bf16[64, 512, 512]" = torch.ops.aten.reshape.default(unsqueeze, p12)
        return (reshape_6,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
