"""assay repro 1
pattern 6eeaf39c3f52f467834d4363005f122030bd3dab06b556da65ec60f5bfed3747
home    0e29e73c0047
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 128]", arg1: "f32[128, 3136, 128]", arg2: "f32[128]", arg3: "f32[128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[128, 3136, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3136, 128]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "f32[128, 56, 56, 128]" = torch.ops.aten.reshape.default(add, p1)
        var_mean = torch.ops.aten.var_mean.correction(reshape_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(rsqrt, 128.0)
        sub: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(reshape_1, getitem_1)
        mul: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        iota: "i64[56]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[56]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add_3, 56)
        index: "f32[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(add_2, [None, fmod])
        index_1: "f32[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_2: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "f32[8192, 49, 128]" = torch.ops.aten.reshape.default(reshape_3, p7)
        convert_element_type: "bf16[8192, 49, 128]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[401408, 128]" = torch.ops.aten.reshape.default(convert_element_type, p8)
        return (reshape_1, div, mul, iota, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
