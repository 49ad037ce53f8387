"""assay repro 1
pattern 5d171ec48d3d400513b8753519523d3c04feeb7ca7645ddaf0586dd759b92dea
home    a403ad4a3c2f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4096, 1]", arg1: "bf16[1, 32, 4096, 128]", arg2: "bf16[1, 8, 4096, 128]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size"):
        iota: "i64[64]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul: "i64[64]" = torch.ops.aten.mul.Tensor(iota, 2)
        add: "i64[64]" = torch.ops.aten.add.Tensor(mul, 0)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        div: "f32[64]" = torch.ops.aten.div.Tensor(convert_element_type, 128.0)
        pow_1: "f32[64]" = torch.ops.aten.pow.Scalar(10000.0, div)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(pow_1)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_2: "f32[4096, 64]" = torch.ops.aten.mul.Tensor(arg0, mul_1)
        unsqueeze: "f32[4096, 1, 64]" = torch.ops.aten.unsqueeze.default(mul_2, 1)
        expand: "f32[4096, 2, 64]" = torch.ops.aten.expand.default(unsqueeze, p3)
        clone: "f32[4096, 2, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "f32[4096, 128]" = torch.ops.aten.reshape.default(clone, p4)
        cos: "f32[4096, 128]" = torch.ops.aten.cos.default(reshape)
        sin: "f32[4096, 128]" = torch.ops.aten.sin.default(reshape)
        convert_element_type_1: "bf16[4096, 128]" = torch.ops.prims.convert_element_type.default(cos, torch.bfloat16)
        mul_3: "bf16[1, 32, 4096, 128]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_1)
        mul_4: "bf16[1, 8, 4096, 128]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        convert_element_type_2: "bf16[4096, 128]" = torch.ops.prims.convert_element_type.default(sin, torch.bfloat16)
        mul_5: "bf16[1, 32, 4096, 128]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_2)
        mul_6: "bf16[1, 8, 4096, 128]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_2)
        slice_1: "bf16[1, 32, 4096, 64]" = torch.ops.aten.slice.Tensor(mul_5, 3, p5, p6, p7)
        slice_2: "bf16[1, 8, 4096, 64]" = torch.ops.aten.slice.Tensor(mul_6, 3, p8, p9, p10)
        slice_3: "bf16[1, 32, 4096, 64]" = torch.ops.aten.slice.Tensor(mul_5, 3, p11, p12, p13)
        neg: "bf16[1, 32, 4096, 64]" = torch.ops.aten.neg.default(slice_3)
        cat: "bf16[1, 32, 4096, 128]" = torch.ops.aten.cat.default([slice_1, neg], 3)
        add_1: "bf16[1, 32, 4096, 128]" = torch.ops.aten.add.Tensor(cat, mul_3)
        slice_4: "bf16[1, 8, 4096, 64]" = torch.ops.aten.slice.Tensor(mul_6, 3, p14, p15, p16)
        neg_1: "bf16[1, 8, 4096, 64]" = torch.ops.aten.neg.default(slice_4)
        cat_1: "bf16[1, 8, 4096, 128]" = torch.ops.aten.cat.default([slice_2, neg_1], 3)
        add_2: "bf16[1, 8, 4096, 128]" = torch.ops.aten.add.Tensor(cat_1, mul_4)
        return (add_1, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
