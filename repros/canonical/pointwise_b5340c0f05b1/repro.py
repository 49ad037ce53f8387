"""assay repro 1
pattern b5340c0f05b15d9a572afcd311e155fb0376e6e83f60af80e61fb8a373246c51
home    4a60b3ac59d0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 32, 32]", arg1: "f32[64, 32, 32]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size[]"):
        slice_1: "f32[64, 1, 32]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        add: "f32[64, 1, 32]" = torch.ops.aten.add.Tensor(slice_1, 1e-06)
        div: "f32[64, 32, 32]" = torch.ops.aten.div.Tensor(arg0, add)
        mul: "f32[64, 32, 32]" = torch.ops.aten.mul.Tensor(div, 6.283185307179586)
        slice_2: "f32[64, 32, 1]" = torch.ops.aten.slice.Tensor(arg1, 2, p3, p4, p5)
        add_1: "f32[64, 32, 1]" = torch.ops.aten.add.Tensor(slice_2, 1e-06)
        div_1: "f32[64, 32, 32]" = torch.ops.aten.div.Tensor(arg1, add_1)
        mul_1: "f32[64, 32, 32]" = torch.ops.aten.mul.Tensor(div_1, 6.283185307179586)
        unsqueeze: "f32[64, 32, 32, 1]" = torch.ops.aten.unsqueeze.default(mul, 3)
        unsqueeze_1: "f32[64, 32, 32, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 3)
        iota: "i64[32]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        convert_element_type: "f32[32]" = torch.ops.prims.convert_element_type.default(iota, torch.float32)
        div_2: "f32[32]" = torch.ops.aten.div.Tensor_mode(convert_element_type, 2.0, rounding_mode = 'floor')
        mul_2: "f32[32]" = torch.ops.aten.mul.Tensor(div_2, 2.0)
        div_3: "f32[32]" = torch.ops.aten.div.Tensor(mul_2, 32.0)
        pow_1: "f32[32]" = torch.ops.aten.pow.Scalar(10000.0, div_3)
        div_4: "f32[64, 32, 32, 32]" = torch.ops.aten.div.Tensor(unsqueeze, pow_1)
        div_5: "f32[64, 32, 32, 32]" = torch.ops.aten.div.Tensor(unsqueeze_1, pow_1)
        slice_3: "f32[64, 32, 32, 16]" = torch.ops.aten.slice.Tensor(div_4, 3, p9, p10, p11)
        cos: "f32[64, 32, 32, 16]" = torch.ops.aten.cos.default(slice_3)
        slice_4: "f32[64, 32, 32, 16]" = torch.ops.aten.slice.Tensor(div_5, 3, p12, p13, p14)
        cos_1: "f32[64, 32, 32, 16]" = torch.ops.aten.cos.default(slice_4)
        slice_5: "f32[64, 32, 32, 16]" = torch.ops.aten.slice.Tensor(div_4, 3, p15, p16, p17)
        sin: "f32[64, 32, 32, 16]" = torch.ops.aten.sin.default(slice_5)
        slice_6: "f32[64, 32, 32, 16]" = torch.ops.aten.slice.Tensor(div_5, 3, p18, p19, p20)
        sin_1: "f32[64, 32, 32, 16]" = torch.ops.aten.sin.default(slice_6)
        unsqueeze_2: "f32[64, 32, 32, 16, 1]" = torch.ops.aten.unsqueeze.default(cos, 4)
        unsqueeze_3: "f32[64, 32, 32, 16, 1]" = torch.ops.aten.unsqueeze.default(cos_1, 4)
        unsqueeze_4: "f32[64, 32, 32, 16, 1]" = torch.ops.aten.unsqueeze.default(sin, 4)
        cat: "f32[64, 32, 32, 16, 2]" = torch.ops.aten.cat.default([unsqueeze_4, unsqueeze_2], 4)
        reshape: "f32[64, 32, 32, 32]" = torch.ops.aten.reshape.default(cat, p21)
        unsqueeze_5: "f32[64, 32, 32, 16, 1]" = torch.ops.aten.unsqueeze.default(sin_1, 4)
        cat_1: "f32[64, 32, 32, 16, 2]" = torch.ops.aten.cat.default([unsqueeze_5, unsqueeze_3], 4)
        reshape_1: "f32[64, 32, 32, 32]" = torch.ops.aten.reshape.default(cat_1, p22)
        cat_2: "f32[64, 32, 32, 64]" = torch.ops.aten.cat.default([reshape, reshape_1], 3)
        permute: "f32[64, 64, 32, 32]" = torch.ops.aten.permute.default(cat_2, [0, 3, 1, 2])
        convert_element_type_1: "bf16[64, 64, 32, 32]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
