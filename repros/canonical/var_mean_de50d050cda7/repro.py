"""assay repro 1
pattern de50d050cda75a1e4488d85b7a9e767fa7886a8adbc24aa217f3ef1d4719d1ae
home    23675b50f22f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 3]", arg1: "i64[2401]", arg2: "bf16[401408, 96]", arg3: "f32[128, 3136, 96]", arg4: "f32[96]", arg5: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size", p17: "size", p18: "size", p19: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -100.0, dtype = torch.float32)
        index: "f32[2401, 3]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[128, 3136, 96]" = torch.ops.aten.reshape.default(arg2, p0)
        add: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(reshape, arg3)
        reshape_1: "f32[49, 49, 3]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[3, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add_1: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 96.0)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        reshape_2: "f32[128, 56, 56, 96]" = torch.ops.aten.reshape.default(add_2, p2)
        iota: "i64[56]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[56]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add_3, 56)
        ge: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 49)
        ge_1: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 53)
        index_1: "f32[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(reshape_2, [None, fmod])
        index_2: "f32[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(index_1, [None, None, fmod])
        reshape_3: "f32[128, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(index_2, p6)
        permute_1: "f32[128, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2, 4, 5])
        clone_1: "f32[128, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "f32[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_1, p7)
        reshape_5: "f32[8192, 49, 96]" = torch.ops.aten.reshape.default(reshape_4, p8)
        convert_element_type: "bf16[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.bfloat16)
        reshape_6: "bf16[401408, 96]" = torch.ops.aten.reshape.default(convert_element_type, p9)
        convert_element_type_1: "i64[56]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_2: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add_4: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        unsqueeze_1: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add_4, 0)
        unsqueeze_2: "i64[1, 1, 56]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "i64[1, 1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "i64[1, 56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        mul_2: "i64[1, 56, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_5, 3)
        add_5: "i64[1, 56, 56, 1]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_4)
        convert_element_type_3: "f32[1, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(add_5, torch.float32)
        reshape_7: "f32[1, 8, 7, 8, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_3, p10)
        permute_2: "f32[1, 8, 8, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_7, [0, 1, 3, 2, 4, 5])
        clone_2: "f32[1, 8, 8, 7, 7, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_8: "f32[64, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_2, p11)
        reshape_9: "f32[64, 49]" = torch.ops.aten.reshape.default(reshape_8, p12)
        unsqueeze_6: "f32[64, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_9, 1)
        unsqueeze_7: "f32[64, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_9, 2)
        sub_1: "f32[64, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_6, unsqueeze_7)
        eq: "b8[64, 49, 49]" = torch.ops.aten.eq.Scalar(sub_1, 0.0)
        ne: "b8[64, 49, 49]" = torch.ops.aten.ne.Scalar(sub_1, 0.0)
        where: "f32[64, 49, 49]" = torch.ops.aten.where.self(ne, full_1, sub_1)
        where_1: "f32[64, 49, 49]" = torch.ops.aten.where.self(eq, full, where)
        unsqueeze_8: "f32[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        unsqueeze_9: "f32[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 0)
        expand: "f32[128, 64, 1, 49, 49]" = torch.ops.aten.expand.default(unsqueeze_9, p13)
        clone_3: "f32[128, 64, 1, 49, 49]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_10: "f32[8192, 1, 49, 49]" = torch.ops.aten.reshape.default(clone_3, p14)
        add_6: "f32[8192, 3, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze, reshape_10)
        convert_element_type_4: "bf16[8192, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        constant_pad_nd: "bf16[8192, 3, 49, 56]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_4, p15)
        slice_1: "bf16[8192, 3, 49, 49]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p16, p17, p18)
        expand_1: "bf16[8192, 3, 49, 49]" = torch.ops.aten.expand.default(slice_1, p19)
        return (full, full_1, add, div, mul, iota, reshape_6, expand_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
