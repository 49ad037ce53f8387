"""assay repro 1
pattern 1fabc5d274bf5bb2c84aa1a8b7803316fa0cd6744f4c1bd919ee3549a0946257
home    4dac73173d05
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[784, 384]", arg1: "bf16[4, 196, 384]", arg2: "f32[384]", arg3: "f32[384]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[4, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[4, 196, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[4, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[4, 196, 1]" = var_mean[0]
        getitem_1: "f32[4, 196, 1]" = var_mean[1]
        add_1: "f32[4, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[4, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[4, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[4, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[4, 196, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4, 14, 14, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        convert_element_type_2: "bf16[4, 196, 1]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.bfloat16)
        convert_element_type_3: "bf16[4, 196, 1]" = torch.ops.prims.convert_element_type.default(rsqrt, torch.bfloat16)
        iota: "i64[14]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[14]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[14]" = torch.ops.aten.fmod.Scalar(add_3, 14)
        index: "bf16[4, 14, 14, 384]" = torch.ops.aten.index.Tensor(reshape_1, [None, fmod])
        index_1: "bf16[4, 14, 14, 384]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_2: "bf16[4, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "bf16[4, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[4, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16, 7, 7, 384]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[16, 49, 384]" = torch.ops.aten.reshape.default(reshape_3, p7)
        reshape_5: "bf16[784, 384]" = torch.ops.aten.reshape.default(reshape_4, p8)
        return (add, convert_element_type_2, convert_element_type_3, iota, fmod, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
