"""assay repro 1
pattern 70f46e4779627b974debc52b7faceb41326dfa7ae675a7476a8bb3694a8b7fb2
home    6cbe99e41474
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[37]", arg1: "bf16[32, 768, 512]", arg2: "f32[32, 768, 512][393216, 1, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size", p1: "size[]"):
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg0, p0)
        inductor_random: "f32[32, 768, 512]" = torch.ops.prims.inductor_random.default(p1, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 768, 512]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(gt, arg1)
        mul_1: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        permute: "f32[32, 512, 768]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        clone: "f32[32, 512, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        permute_1: "f32[32, 768, 512]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(permute, getitem_1)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt)
        convert_element_type_1: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (gt, div, permute_1, mul_4, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
