"""assay repro 1
pattern 376388a095cb124c13b6e48cd25d3526d1587be4f89bac249bd5e158edaf499c
home    0315184f3923
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", arg1: "i64[19]", arg2: "bf16[512, 256, 144]", arg3: "f32[144]", arg4: "f32[144]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[512, 256, 144]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[512, 256, 144]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[512, 256, 144]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[512, 256, 144]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[512, 256, 144]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "bf16[512, 256, 144]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "f32[512, 256, 144]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 256, 1]" = var_mean[0]
        getitem_1: "f32[512, 256, 1]" = var_mean[1]
        add_1: "f32[512, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[512, 256, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[512, 256, 144]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_2: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[512, 256, 144]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        reshape_1: "f32[128, 4, 256, 144]" = torch.ops.aten.reshape.default(add_2, p3)
        permute: "f32[128, 144, 256, 4]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone: "f32[128, 144, 256, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "f32[294912, 16, 2, 2]" = torch.ops.aten.reshape.default(clone, p4)
        permute_1: "f32[294912, 2, 16, 2]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone_1: "f32[294912, 2, 16, 2]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[128, 144, 32, 32]" = torch.ops.aten.reshape.default(clone_1, p5)
        convert_element_type_2: "bf16[128, 144, 32, 32]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (gt, add, getitem_1, rsqrt, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
