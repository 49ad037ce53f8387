"""assay repro 1
pattern 3c7199ddd13487b71a47a8a49d6aeb5ea181ffe7211bf00887ff7c23597031a7
home    480930581ca1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 256]", arg1: "i64[46]", arg2: "bf16[128, 784, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[128, 784, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        lt: "b8[128, 1, 1]" = torch.ops.aten.lt.Scalar(inductor_random, 0.9913043472915888)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9913043472915888)
        mul: "bf16[128, 784, 256]" = torch.ops.aten.mul.Tensor(reshape, div)
        add: "bf16[128, 784, 256]" = torch.ops.aten.add.Tensor(arg2, mul)
        reshape_1: "bf16[128, 28, 28, 256]" = torch.ops.aten.reshape.default(add, p3)
        convert_element_type_1: "f32[128, 28, 28, 256]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 28, 28, 1]" = var_mean[0]
        getitem_1: "f32[128, 28, 28, 1]" = var_mean[1]
        add_1: "f32[128, 28, 28, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 28, 28, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 28, 28, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 28, 28, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 28, 28, 256]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 28, 28, 256]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        iota: "i64[28]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_3: "i64[28]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[28]" = torch.ops.aten.fmod.Scalar(add_3, 28)
        index: "f32[128, 28, 28, 256]" = torch.ops.aten.index.Tensor(add_2, [None, fmod])
        index_1: "f32[128, 28, 28, 256]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_2: "f32[128, 4, 7, 4, 7, 256]" = torch.ops.aten.reshape.default(index_1, p7)
        permute: "f32[128, 4, 4, 7, 7, 256]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 4, 4, 7, 7, 256]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[2048, 7, 7, 256]" = torch.ops.aten.reshape.default(clone, p8)
        reshape_4: "f32[2048, 49, 256]" = torch.ops.aten.reshape.default(reshape_3, p9)
        convert_element_type_2: "bf16[2048, 49, 256]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[100352, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p10)
        return (lt, reshape_1, getitem_1, rsqrt, iota, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
