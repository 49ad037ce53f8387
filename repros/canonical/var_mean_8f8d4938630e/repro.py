"""assay repro 1
pattern 8f8d4938630e77d62afdfeb4e412ffe3a38da645d9590fa0f97d3f9704b06c49
home    50fa1ec261f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 384]", arg1: "f32[384]", arg2: "f32[384]", arg3: "i64[22]", arg4: "f32[64, 196, 384]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 196, 1]" = var_mean[0]
        getitem_1: "f32[64, 196, 1]" = var_mean[1]
        add: "f32[64, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 196, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        div: "f32[64, 196, 384]" = torch.ops.aten.div.Tensor(add_1, 0.963636364787817)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add_2: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.963636364787817)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add_2)
        mul_2: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, floor)
        add_3: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(arg4, mul_2)
        reshape_1: "f32[64, 14, 14, 384]" = torch.ops.aten.reshape.default(add_3, p3)
        iota: "i64[14]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_4: "i64[14]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[14]" = torch.ops.aten.fmod.Scalar(add_4, 14)
        index: "f32[64, 14, 14, 384]" = torch.ops.aten.index.Tensor(reshape_1, [None, fmod])
        index_1: "f32[64, 14, 14, 384]" = torch.ops.aten.index.Tensor(index, [None, None, fmod])
        reshape_2: "f32[64, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(index_1, p7)
        permute: "f32[64, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[64, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[256, 7, 7, 384]" = torch.ops.aten.reshape.default(clone, p8)
        reshape_4: "f32[256, 49, 384]" = torch.ops.aten.reshape.default(reshape_3, p9)
        convert_element_type_1: "bf16[256, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[12544, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        return (getitem_1, rsqrt, inductor_random, add_3, iota, fmod, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
