"""assay repro 1
pattern 75ed340eebc11b1db1da94eba6c147a9ed5fb96953719fa3749e646eb72708e3
home    2033c6be8d8f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[6, 1, 1]", arg1: "bf16[6144, 49, 49]", arg2: "i64[49, 49]", arg3: "bf16[169, 6]", arg4: "f32[]cpu", arg5: "f32[]cpu", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        clamp_max: "f32[6, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[6, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        reshape: "bf16[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p1)
        index: "bf16[2401, 6]" = torch.ops.aten.index.Tensor(arg3, [reshape_1])
        reshape_2: "bf16[49, 49, 6]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[6, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[6, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[6, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[6, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 6, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[1024, 6, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        reshape_3: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.reshape.default(add, p3)
        iota: "i64[28]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        ge: "b8[28]" = torch.ops.aten.ge.Scalar(iota, 21)
        ge_1: "b8[28]" = torch.ops.aten.ge.Scalar(iota, 25)
        convert_element_type: "i64[28]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_1: "i64[28]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add_1: "i64[28]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze_1: "i64[1, 28]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_2: "i64[1, 1, 28]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 28, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "i64[1, 1, 28, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "i64[1, 28, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        mul_2: "i64[1, 28, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_5, 3)
        add_2: "i64[1, 28, 28, 1]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_4)
        convert_element_type_2: "f32[1, 28, 28, 1]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        reshape_4: "f32[1, 4, 7, 4, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p7)
        permute_1: "f32[1, 4, 4, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 3, 2, 4, 5])
        clone_1: "f32[1, 4, 4, 7, 7, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_5: "f32[16, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_1, p8)
        reshape_6: "f32[16, 49]" = torch.ops.aten.reshape.default(reshape_5, p9)
        unsqueeze_6: "f32[16, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_6, 1)
        unsqueeze_7: "f32[16, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_6, 2)
        sub: "f32[16, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_6, unsqueeze_7)
        eq: "b8[16, 49, 49]" = torch.ops.aten.eq.Scalar(sub, 0.0)
        ne: "b8[16, 49, 49]" = torch.ops.aten.ne.Scalar(sub, 0.0)
        where: "f32[16, 49, 49]" = torch.ops.aten.where.self(ne, arg4, sub)
        where_1: "f32[16, 49, 49]" = torch.ops.aten.where.self(eq, arg5, where)
        device_put: "f32[16, 49, 49]" = torch.ops.prims.device_put.default(where_1, device(type='cuda', index=0))
        unsqueeze_8: "f32[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(device_put, 1)
        unsqueeze_9: "f32[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 0)
        add_3: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_9)
        add_4: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.add.Tensor(add_3, unsqueeze_9)
        reshape_7: "f32[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(add_4, p10)
        amax: "f32[1024, 6, 49, 1]" = torch.ops.aten.amax.default(reshape_7, [3], True)
        sub_1: "f32[1024, 6, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_7, amax)
        exp_1: "f32[1024, 6, 49, 49]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[1024, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [3], True)
        div: "f32[1024, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, sum_1)
        convert_element_type_3: "bf16[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[1024, 6, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_3, p11)
        reshape_8: "bf16[6144, 49, 49]" = torch.ops.aten.reshape.default(expand, p12)
        permute_2: "bf16[6144, 49, 49]" = torch.ops.aten.permute.default(reshape_8, [0, 2, 1])
        return (device_put, amax, sum_1, reshape_8, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
