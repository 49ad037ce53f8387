"""assay repro 1
pattern 7cca3d2b5e166ad03f2935f85a31dd9dc7f4071c48cfaccbbc62223ac62e676c
home    18f80ba49a42
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 32, 4096, 128][4096, 128, 4096, 1]", arg1: "bf16[1, 8, 4096, 128][1024, 128, 1024, 1]", arg2: "i64[4096]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        split = torch.ops.aten.split.Tensor(arg0, p0, 3)
        getitem: "bf16[1, 32, 4096, 64]" = split[0]
        getitem_1: "bf16[1, 32, 4096, 64]" = split[1]
        neg: "bf16[1, 32, 4096, 64]" = torch.ops.aten.neg.default(getitem_1)
        cat: "bf16[1, 32, 4096, 128]" = torch.ops.aten.cat.default([neg, getitem], 3)
        split_1 = torch.ops.aten.split.Tensor(arg1, p1, 3)
        getitem_2: "bf16[1, 8, 4096, 64]" = split_1[0]
        getitem_3: "bf16[1, 8, 4096, 64]" = split_1[1]
        neg_1: "bf16[1, 8, 4096, 64]" = torch.ops.aten.neg.default(getitem_3)
        cat_1: "bf16[1, 8, 4096, 128]" = torch.ops.aten.cat.default([neg_1, getitem_2], 3)
        unsqueeze: "i64[4096, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        convert_element_type: "f32[4096, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.float32)
        iota: "i64[64]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul: "i64[64]" = torch.ops.aten.mul.Tensor(iota, 2)
        add: "i64[64]" = torch.ops.aten.add.Tensor(mul, 0)
        convert_element_type_1: "f32[64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        div: "f32[64]" = torch.ops.aten.div.Tensor(convert_element_type_1, 128.0)
        pow_1: "f32[64]" = torch.ops.aten.pow.Scalar(10000.0, div)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(pow_1)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_2: "f32[4096, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_1)
        unsqueeze_1: "f32[4096, 1, 64]" = torch.ops.aten.unsqueeze.default(mul_2, 1)
        expand: "f32[4096, 2, 64]" = torch.ops.aten.expand.default(unsqueeze_1, p5)
        clone: "f32[4096, 2, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[4096, 128]" = torch.ops.aten.reshape.default(clone, p6)
        cos: "f32[4096, 128]" = torch.ops.aten.cos.default(reshape)
        sin: "f32[4096, 128]" = torch.ops.aten.sin.default(reshape)
        convert_element_type_2: "bf16[4096, 128]" = torch.ops.prims.convert_element_type.default(cos, torch.bfloat16)
        mul_3: "bf16[1, 32, 4096, 128]" = torch.ops.aten.mul.Tensor(arg0, convert_element_type_2)
        mul_4: "bf16[1, 8, 4096, 128]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_2)
        convert_element_type_3: "bf16[4096, 128]" = torch.ops.prims.convert_element_type.default(sin, torch.bfloat16)
        mul_5: "bf16[1, 32, 4096, 128]" = torch.ops.aten.mul.Tensor(cat, convert_element_type_3)
        add_1: "bf16[1, 32, 4096, 128]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        mul_6: "bf16[1, 8, 4096, 128]" = torch.ops.aten.mul.Tensor(cat_1, convert_element_type_3)
        add_2: "bf16[1, 8, 4096, 128]" = torch.ops.aten.add.Tensor(mul_4, mul_6)
        return (convert_element_type, add_1, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
