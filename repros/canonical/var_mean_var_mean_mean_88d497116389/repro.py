"""assay repro 1
pattern 88d4971163899fc0b0fea48df980a4183a87a2f033da1b783b9094af74307438
home    50b491611f42
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "f32[768]", arg2: "f32[768]", arg3: "i64[22]", arg4: "f32[64, 49, 768]", arg5: "f32[768]", arg6: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 49, 1]" = var_mean[0]
        getitem_1: "f32[64, 49, 1]" = var_mean[1]
        add: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        div: "f32[64, 49, 768]" = torch.ops.aten.div.Tensor(add_1, 0.8999999985098839)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add_2: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.8999999985098839)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add_2)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, floor)
        add_3: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(arg4, mul_2)
        var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
        getitem_2: "f32[64, 49, 1]" = var_mean_1[0]
        getitem_3: "f32[64, 49, 1]" = var_mean_1[1]
        add_4: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add_4)
        div_1: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(rsqrt_1, 768.0)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(add_3, getitem_3)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_3, arg5)
        add_5: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_4, arg6)
        permute: "f32[64, 768, 49]" = torch.ops.aten.permute.default(add_5, [0, 2, 1])
        unsqueeze: "f32[64, 768, 1, 49]" = torch.ops.aten.unsqueeze.default(permute, 2)
        mean: "f32[64, 768, 1, 1]" = torch.ops.aten.mean.dim(unsqueeze, [2, 3], True)
        as_strided: "f32[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p3, p4)
        squeeze: "f32[64, 768, 1]" = torch.ops.aten.squeeze.dim(as_strided, 2)
        reshape_1: "f32[64, 768]" = torch.ops.aten.reshape.default(squeeze, p5)
        convert_element_type_1: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (getitem_1, rsqrt, inductor_random, div_1, mul_3, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
