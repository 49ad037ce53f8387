"""assay repro 1
pattern 6b8a619e60c8333969c50612ff9f9fa7901c25605f9736b27fc001046d38b91d
home    5d9285d795df
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 128]", arg1: "bf16[128, 3136, 128]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        reshape: "bf16[128, 3136, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3136, 128]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "bf16[128, 56, 56, 128]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type: "f32[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        iota: "i64[56]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[56]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add_3, 56)
        index: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(convert_element_type_1, [None, fmod])
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_4: "i64[56]" = torch.ops.aten.add.Tensor(iota_1, 3)
        fmod_1: "i64[56]" = torch.ops.aten.fmod.Scalar(add_4, 56)
        index_1: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(index, [None, None, fmod_1])
        reshape_2: "bf16[128, 8, 7, 8, 7, 128]" = torch.ops.aten.reshape.default(index_1, p8)
        permute: "bf16[128, 8, 8, 7, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 8, 8, 7, 7, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(clone, p9)
        reshape_4: "bf16[8192, 49, 128]" = torch.ops.aten.reshape.default(reshape_3, p10)
        reshape_5: "bf16[401408, 128]" = torch.ops.aten.reshape.default(reshape_4, p11)
        return (reshape_1, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
