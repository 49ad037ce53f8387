"""assay repro 1
pattern 1fe037113ccaa36cd2accb88c1c7ca86a33a40555f6ca8dbccd9d901995a314d
home    b2b6fe64cfcb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 12]", arg1: "i64[2401]", arg2: "f32[169, 12]", arg3: "i64[2401]", arg4: "f32[169, 12]", arg5: "i64[2401]", arg6: "bf16[25088, 384]", arg7: "bf16[128, 196, 384]", arg8: "f32[384]", arg9: "f32[384]", arg10: "f32[]", arg11: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size[]", p28: "size", p29: "size", p30: "size", p31: "size[]"):
        index: "f32[2401, 12]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        index_1: "f32[2401, 12]" = torch.ops.aten.index.Tensor(arg2, [arg3])
        index_2: "f32[2401, 12]" = torch.ops.aten.index.Tensor(arg4, [arg5])
        reshape: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg6, p0)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(reshape, arg7)
        reshape_1: "f32[49, 49, 12]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[12, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "f32[49, 49, 12]" = torch.ops.aten.reshape.default(index_1, p2)
        permute_1: "f32[12, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone_1: "f32[12, 49, 49]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[49, 49, 12]" = torch.ops.aten.reshape.default(index_2, p3)
        permute_2: "f32[12, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone_2: "f32[12, 49, 49]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        unsqueeze_1: "f32[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(clone_1, 0)
        unsqueeze_2: "f32[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(clone_2, 0)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg8)
        add_2: "f32[128, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg9)
        reshape_4: "f32[128, 14, 14, 384]" = torch.ops.aten.reshape.default(add_2, p4)
        iota: "i64[14]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[14]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[14]" = torch.ops.aten.fmod.Scalar(add_3, 14)
        ge: "b8[14]" = torch.ops.aten.ge.Scalar(iota, 7)
        ge_1: "b8[14]" = torch.ops.aten.ge.Scalar(iota, 11)
        index_3: "f32[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(reshape_4, [None, fmod])
        index_4: "f32[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(index_3, [None, None, fmod])
        reshape_5: "f32[128, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(index_4, p8)
        permute_3: "f32[128, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone_3: "f32[128, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_6: "f32[512, 7, 7, 384]" = torch.ops.aten.reshape.default(clone_3, p9)
        reshape_7: "f32[512, 49, 384]" = torch.ops.aten.reshape.default(reshape_6, p10)
        convert_element_type_1: "bf16[512, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.bfloat16)
        reshape_8: "bf16[25088, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        convert_element_type_2: "i64[14]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_3: "i64[14]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add_4: "i64[14]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_3)
        unsqueeze_3: "i64[1, 14]" = torch.ops.aten.unsqueeze.default(add_4, 0)
        unsqueeze_4: "i64[1, 1, 14]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 14, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "i64[1, 1, 14, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_7: "i64[1, 14, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_2: "i64[1, 14, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_7, 3)
        add_5: "i64[1, 14, 14, 1]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_6)
        convert_element_type_4: "f32[1, 14, 14, 1]" = torch.ops.prims.convert_element_type.default(add_5, torch.float32)
        reshape_9: "f32[1, 2, 7, 2, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_4, p12)
        permute_4: "f32[1, 2, 2, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_9, [0, 1, 3, 2, 4, 5])
        clone_4: "f32[1, 2, 2, 7, 7, 1]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_10: "f32[4, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_4, p13)
        reshape_11: "f32[4, 49]" = torch.ops.aten.reshape.default(reshape_10, p14)
        unsqueeze_8: "f32[4, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_11, 1)
        unsqueeze_9: "f32[4, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_11, 2)
        sub_1: "f32[4, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_8, unsqueeze_9)
        eq: "b8[4, 49, 49]" = torch.ops.aten.eq.Scalar(sub_1, 0.0)
        ne: "b8[4, 49, 49]" = torch.ops.aten.ne.Scalar(sub_1, 0.0)
        where: "f32[4, 49, 49]" = torch.ops.aten.where.self(ne, arg10, sub_1)
        where_1: "f32[4, 49, 49]" = torch.ops.aten.where.self(eq, arg11, where)
        unsqueeze_10: "f32[4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        unsqueeze_11: "f32[1, 4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 0)
        expand: "f32[128, 4, 1, 49, 49]" = torch.ops.aten.expand.default(unsqueeze_11, p15)
        clone_5: "f32[128, 4, 1, 49, 49]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_12: "f32[512, 1, 49, 49]" = torch.ops.aten.reshape.default(clone_5, p16)
        add_6: "f32[512, 12, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze, reshape_12)
        add_7: "f32[512, 12, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze_1, reshape_12)
        add_8: "f32[512, 12, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze_2, reshape_12)
        convert_element_type_5: "bf16[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        constant_pad_nd: "bf16[512, 12, 49, 56]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_5, p17)
        slice_1: "bf16[512, 12, 49, 49]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p18, p19, p20)
        expand_1: "bf16[512, 12, 49, 49]" = torch.ops.aten.expand.default(slice_1, p21)
        convert_element_type_6: "bf16[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        constant_pad_nd_1: "bf16[512, 12, 49, 56]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_6, p22)
        slice_2: "bf16[512, 12, 49, 49]" = torch.ops.aten.slice.Tensor(constant_pad_nd_1, 3, p23, p24, p25)
        expand_2: "bf16[512, 12, 49, 49]" = torch.ops.aten.expand.default(slice_2, p26)
        convert_element_type_7: "bf16[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(add_8, torch.bfloat16)
        constant_pad_nd_2: "bf16[512, 12, 49, 56]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_7, p27)
        slice_3: "bf16[512, 12, 49, 49]" = torch.ops.aten.slice.Tensor(constant_pad_nd_2, 3, p28, p29, p30)
        expand_3: "bf16[512, 12, 49, 49]" = torch.ops.aten.expand.default(slice_3, p31)
        return (add, getitem_1, rsqrt, iota, fmod, reshape_8, expand_1, expand_2, expand_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
