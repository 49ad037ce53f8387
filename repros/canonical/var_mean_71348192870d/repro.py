"""assay repro 1
pattern 71348192870d90896f7144b033bf1811ff09ecf4c15f20faff9a5859e96fbde1
home    0b43f605a81d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[28]", arg1: "bf16[100352, 192]", arg2: "i64[11]", arg3: "bf16[128, 784, 192]", arg4: "f32[192]", arg5: "f32[192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]"):
        add: "i64[28]" = torch.ops.aten.add.Tensor(arg0, 25)
        fmod: "i64[28]" = torch.ops.aten.fmod.Scalar(add, 28)
        reshape: "bf16[2048, 49, 192]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[2048, 7, 7, 192]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[128, 4, 4, 7, 7, 192]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 4, 7, 4, 7, 192]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 4, 7, 4, 7, 192]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 28, 28, 192]" = torch.ops.aten.reshape.default(clone, p3)
        index: "bf16[128, 28, 28, 192]" = torch.ops.aten.index.Tensor(reshape_3, [None, fmod])
        index_1: "bf16[128, 28, 28, 192]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_4: "bf16[128, 784, 192]" = torch.ops.aten.reshape.default(index_1, p4)
        div: "bf16[128, 784, 192]" = torch.ops.aten.div.Tensor(reshape_4, 0.9727272727272728)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p5)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p6, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add_1: "bf16[128, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9727272727272728)
        floor: "bf16[128, 1, 1]" = torch.ops.aten.floor.default(add_1)
        mul: "bf16[128, 784, 192]" = torch.ops.aten.mul.Tensor(div, floor)
        add_2: "bf16[128, 784, 192]" = torch.ops.aten.add.Tensor(arg3, mul)
        convert_element_type_1: "f32[128, 784, 192]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 784, 1]" = var_mean[0]
        getitem_1: "f32[128, 784, 1]" = var_mean[1]
        add_3: "f32[128, 784, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 784, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub: "f32[128, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 784, 192]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_4: "f32[128, 784, 192]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        convert_element_type_2: "bf16[128, 784, 192]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        reshape_5: "bf16[100352, 192]" = torch.ops.aten.reshape.default(convert_element_type_2, p7)
        return (fmod, floor, add_2, getitem_1, rsqrt, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
