"""assay repro 1
pattern 25936f48e721b81732be5060678388cd6574bc6a43fde3ca26799218535766b5
home    0524e6eb3e82
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[56]", arg1: "bf16[401408, 128]", arg2: "f32[128, 56, 56, 128]", arg3: "f32[128]", arg4: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        add: "i64[56]" = torch.ops.aten.add.Tensor(arg0, 53)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add, 56)
        reshape: "bf16[8192, 49, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[128, 8, 8, 7, 7, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 8, 7, 8, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 8, 7, 8, 7, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 56, 56, 128]" = torch.ops.aten.reshape.default(clone, p3)
        index: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(reshape_3, [None, fmod])
        index_1: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        inductor_seeds: "i64[46]" = torch.ops.prims.inductor_seeds.default(p4, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p5)
        inductor_random: "f32[128, 1, 1, 1]" = torch.ops.prims.inductor_random.default(p6, inductor_lookup_seed, 'rand')
        lt: "b8[128, 1, 1, 1]" = torch.ops.aten.lt.Scalar(inductor_random, 0.9956521736457944)
        convert_element_type: "bf16[128, 1, 1, 1]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div: "bf16[128, 1, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9956521736457944)
        mul: "bf16[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(index_1, div)
        add_1: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(arg2, mul)
        reshape_4: "f32[128, 3136, 128]" = torch.ops.aten.reshape.default(add_1, p7)
        var_mean = torch.ops.aten.var_mean.correction(reshape_4, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add_2: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 128.0)
        sub: "f32[128, 3136, 128]" = torch.ops.aten.sub.Tensor(reshape_4, getitem_1)
        mul_1: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[128, 3136, 128]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[128, 3136, 128]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_5: "bf16[401408, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        return (fmod, inductor_seeds, lt, reshape_4, div_1, mul_1, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
