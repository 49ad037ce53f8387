"""assay repro 1
pattern f80c9a78367871b042cab1daebd86ffd773fc254edd7428096dc631291eb3551
home    d2b2d92cd5c4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "bf16[16384, 768]", arg2: "f32[1536, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size[]", p23: "size[]", p24: "size[]", p25: "size[]", p26: "size[]", p27: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        neg_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(slice_2)
        slice_3: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        slice_4: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        unsqueeze: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_1: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(neg_1, 4)
        unsqueeze_2: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_3, 4)
        cat: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_2], 4)
        reshape_4: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(cat, p16)
        unsqueeze_3: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_4, 4)
        cat_1: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_3], 4)
        reshape_5: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(cat_1, p17)
        iota: "i64[512]" = torch.ops.prims.iota.default(p18, start = p19, step = p20, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding: "f32[512, 64]" = torch.ops.aten.embedding.default(arg2, iota)
        unsqueeze_4: "f32[1, 512, 64]" = torch.ops.aten.unsqueeze.default(embedding, 0)
        unsqueeze_5: "f32[1, 1, 512, 64]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 1)
        split = torch.ops.aten.split.Tensor(unsqueeze_5, p21, 3)
        getitem: "f32[1, 1, 512, 32]" = split[0]
        getitem_1: "f32[1, 1, 512, 32]" = split[1]
        unsqueeze_6: "f32[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem, 4)
        cat_2: "f32[1, 1, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_6, unsqueeze_6], 4)
        reshape_6: "f32[1, 1, 512, 64]" = torch.ops.aten.reshape.default(cat_2, p22)
        mul: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(reshape_4, reshape_6)
        mul_1: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(reshape_5, reshape_6)
        unsqueeze_7: "f32[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem_1, 4)
        cat_3: "f32[1, 1, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_7, unsqueeze_7], 4)
        reshape_7: "f32[1, 1, 512, 64]" = torch.ops.aten.reshape.default(cat_3, p23)
        mul_2: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute, reshape_7)
        add: "f32[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_2, mul)
        mul_3: "f32[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute_1, reshape_7)
        add_1: "f32[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        permute_2: "f32[32, 12, 64, 512]" = torch.ops.aten.permute.default(add, [0, 1, 3, 2])
        convert_element_type: "bf16[32, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        expand: "bf16[32, 12, 512, 64]" = torch.ops.aten.expand.default(convert_element_type, p24)
        clone: "bf16[32, 12, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_8: "bf16[384, 512, 64]" = torch.ops.aten.reshape.default(clone, p25)
        permute_3: "bf16[384, 64, 512]" = torch.ops.aten.permute.default(reshape_8, [0, 2, 1])
        convert_element_type_1: "bf16[32, 12, 64, 512]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        expand_1: "bf16[32, 12, 64, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p26)
        clone_1: "bf16[32, 12, 64, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_9: "bf16[384, 64, 512]" = torch.ops.aten.reshape.default(clone_1, p27)
        permute_4: "bf16[384, 512, 64]" = torch.ops.aten.permute.default(reshape_9, [0, 2, 1])
        return (iota, cat_2, reshape_6, cat_3, reshape_7, reshape_8, permute_3, reshape_9, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
