"""assay repro 1
pattern 5ba285a104d0ec0a243542ed9453cba9af3a4f7e1473fb0edf2d625e18c793b3
home    81ea1c892f91
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "bf16[512, 1024]", arg2: "bf16[8, 128, 1024]", arg3: "bf16[2, 1024]", arg4: "bf16[1024]", arg5: "bf16[1024]", p0: "size", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        add: "i64[8, 128]" = torch.ops.aten.add.Tensor(arg0, 0)
        clamp_min: "i64[8, 128]" = torch.ops.aten.clamp_min.default(add, 0)
        clamp_max: "i64[8, 128]" = torch.ops.aten.clamp_max.default(clamp_min, 511)
        add_1: "i64[8, 128]" = torch.ops.aten.add.Tensor(clamp_max, 1)
        embedding: "bf16[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, add_1)
        embedding_1: "bf16[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, clamp_max)
        add_2: "bf16[8, 128, 1024]" = torch.ops.aten.add.Tensor(arg2, embedding_1)
        select: "bf16[1024]" = torch.ops.aten.select.int(arg3, 0, p0)
        add_3: "bf16[8, 128, 1024]" = torch.ops.aten.add.Tensor(select, embedding)
        select_1: "bf16[1024]" = torch.ops.aten.select.int(arg3, 0, p1)
        add_4: "bf16[8, 128, 1024]" = torch.ops.aten.add.Tensor(select_1, embedding)
        cat: "bf16[8, 384, 1024]" = torch.ops.aten.cat.default([add_2, add_3, add_4], 1)
        convert_element_type: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_5: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_5)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_6: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_1: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        reshape: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_1: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_2: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        split = torch.ops.aten.split.Tensor(convert_element_type_1, p5, 1)
        getitem_2: "bf16[8, 128, 1024]" = split[0]
        getitem_3: "bf16[8, 128, 1024]" = split[1]
        getitem_4: "bf16[8, 128, 1024]" = split[2]
        cat_1: "bf16[8, 128, 2048]" = torch.ops.aten.cat.default([getitem_3, getitem_4], 2)
        clone: "bf16[8, 128, 1024]" = torch.ops.aten.clone.default(getitem_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8, 128, 2, 1024]" = torch.ops.aten.reshape.default(cat_1, p6)
        permute: "bf16[8, 2, 128, 1024]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        clone_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(clone, p7)
        reshape_5: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone_1, p8)
        return (convert_element_type_1, reshape, reshape_1, reshape_2, reshape_4, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
