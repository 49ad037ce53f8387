"""assay repro 1
pattern b6eb266c4cebf301be0617991b853c1155ff30cfb8489b706b11e646d09c9474
home    27295d93c143
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12288, 49, 49]", arg1: "i64[49, 49]", arg2: "bf16[169, 3]", arg3: "bf16[3, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16, device = device(type='cpu'))
        full_1: "bf16[]" = torch.ops.aten.full.default([], -100.0, dtype = torch.bfloat16, device = device(type='cpu'))
        reshape: "bf16[4096, 3, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "bf16[2401, 3]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "bf16[49, 49, 3]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[3, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[3, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul: "bf16[3, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[3, 1, 1]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        clamp_max: "f32[3, 1, 1]" = torch.ops.aten.clamp_max.default(convert_element_type, 4.605170185988092)
        convert_element_type_1: "bf16[3, 1, 1]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.bfloat16)
        exp: "bf16[3, 1, 1]" = torch.ops.aten.exp.default(convert_element_type_1)
        mul_1: "bf16[4096, 3, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        add: "bf16[4096, 3, 49, 49]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze)
        reshape_3: "bf16[64, 64, 3, 49, 49]" = torch.ops.aten.reshape.default(add, p3)
        iota: "i64[56]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        ge: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 49)
        ge_1: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 53)
        convert_element_type_2: "i64[56]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_3: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add_1: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_3)
        unsqueeze_1: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_2: "i64[1, 1, 56]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        ge_2: "b8[56]" = torch.ops.aten.ge.Scalar(iota_1, 49)
        ge_3: "b8[56]" = torch.ops.aten.ge.Scalar(iota_1, 53)
        convert_element_type_4: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_2, torch.int64)
        convert_element_type_5: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_3, torch.int64)
        add_2: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_5)
        unsqueeze_4: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add_2, 0)
        unsqueeze_5: "i64[1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "i64[1, 56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_2: "i64[1, 56, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_6, 3)
        add_3: "i64[1, 56, 56, 1]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_3)
        convert_element_type_6: "bf16[1, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_4: "bf16[1, 8, 7, 8, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_6, p10)
        permute_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[64, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_1, p11)
        reshape_6: "bf16[64, 49]" = torch.ops.aten.reshape.default(reshape_5, p12)
        unsqueeze_7: "bf16[64, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_6, 1)
        unsqueeze_8: "bf16[64, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_6, 2)
        sub: "bf16[64, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_7, unsqueeze_8)
        eq: "b8[64, 49, 49]" = torch.ops.aten.eq.Scalar(sub, 0.0)
        ne: "b8[64, 49, 49]" = torch.ops.aten.ne.Scalar(sub, 0.0)
        where: "bf16[64, 49, 49]" = torch.ops.aten.where.self(ne, full_1, sub)
        where_1: "bf16[64, 49, 49]" = torch.ops.aten.where.self(eq, full, where)
        device_put: "bf16[64, 49, 49]" = torch.ops.prims.device_put.default(where_1, device(type='cuda', index=0))
        unsqueeze_9: "bf16[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(device_put, 1)
        unsqueeze_10: "bf16[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 0)
        unsqueeze_11: "bf16[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(device_put, 1)
        unsqueeze_12: "bf16[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 0)
        add_4: "bf16[64, 64, 3, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_12)
        add_5: "bf16[64, 64, 3, 49, 49]" = torch.ops.aten.add.Tensor(add_4, unsqueeze_10)
        reshape_7: "bf16[4096, 3, 49, 49]" = torch.ops.aten.reshape.default(add_5, p13)
        convert_element_type_7: "f32[4096, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        amax: "f32[4096, 3, 49, 1]" = torch.ops.aten.amax.default(convert_element_type_7, [3], True)
        sub_1: "f32[4096, 3, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type_7, amax)
        exp_1: "f32[4096, 3, 49, 49]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[4096, 3, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [3], True)
        div: "f32[4096, 3, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, sum_1)
        convert_element_type_8: "bf16[4096, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[4096, 3, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_8, p14)
        reshape_8: "bf16[12288, 49, 49]" = torch.ops.aten.reshape.default(expand, p15)
        constant_pad_nd: "bf16[12288, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_8, p16)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
