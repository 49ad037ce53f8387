"""assay repro 1
pattern fa213f317c588588e8e0dc9417d938dc20d46e554611288bf54bc99dfac8dcc6
home    78d357059d40
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "f32[96]", arg2: "f32[96]", arg3: "f32[64, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        add_2: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg3, add_1)
        reshape_1: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(add_2, p1)
        iota: "i64[56]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[56]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add_3, 56)
        index: "f32[64, 56, 56, 96]" = torch.ops.aten.index.Tensor(reshape_1, [None, fmod])
        index_1: "f32[64, 56, 56, 96]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_2: "f32[64, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "f32[64, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[64, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "f32[4096, 49, 96]" = torch.ops.aten.reshape.default(reshape_3, p7)
        convert_element_type_1: "bf16[4096, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[200704, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        return (getitem_1, rsqrt, add_2, iota, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
