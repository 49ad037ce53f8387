"""assay repro 1
pattern ae6d8e9c8543df1c79e19f3caf96a5a0acb4b4bb8aa67544188e6c9edcb57d33
home    f4ede40f3619
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "bf16[128, 3136, 96]", arg2: "bf16[96]", arg3: "bf16[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]"):
        reshape: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[128, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(clone, p3)
        iota: "i64[56]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[56]" = torch.ops.aten.add.Tensor(iota, 53)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add, 56)
        index: "bf16[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(reshape_3, [None, fmod])
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[56]" = torch.ops.aten.add.Tensor(iota_1, 53)
        fmod_1: "i64[56]" = torch.ops.aten.fmod.Scalar(add_1, 56)
        index_1: "bf16[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(index, [None, None, fmod_1])
        reshape_4: "bf16[128, 3136, 96]" = torch.ops.aten.reshape.default(index_1, p10)
        add_2: "bf16[128, 3136, 96]" = torch.ops.aten.add.Tensor(arg1, reshape_4)
        convert_element_type: "f32[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add_3: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_4: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        reshape_5: "bf16[401408, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        return (add_2, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
