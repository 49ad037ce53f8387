"""assay repro 1
pattern 8bf48560f1025e9514456bc953757b7cb7a70a62919de3ed837e3e34b4b39470
home    b6859947fd7e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 256]", arg1: "i64[46]", arg2: "bf16[128, 784, 256]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[128, 784, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        lt: "b8[128, 1, 1]" = torch.ops.aten.lt.Scalar(inductor_random, 0.9869565209373832)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9869565209373832)
        mul: "bf16[128, 784, 256]" = torch.ops.aten.mul.Tensor(reshape, div)
        add: "bf16[128, 784, 256]" = torch.ops.aten.add.Tensor(arg2, mul)
        reshape_1: "bf16[128, 28, 28, 256]" = torch.ops.aten.reshape.default(add, p3)
        reshape_2: "bf16[128, 14, 2, 14, 2, 256]" = torch.ops.aten.reshape.default(reshape_1, p4)
        permute: "bf16[128, 14, 14, 2, 2, 256]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 4, 2, 5])
        clone: "bf16[128, 14, 14, 2, 2, 256]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 14, 14, 1024]" = torch.ops.aten.reshape.default(clone, p5)
        convert_element_type_1: "f32[128, 14, 14, 1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 14, 14, 1]" = var_mean[0]
        getitem_1: "f32[128, 14, 14, 1]" = var_mean[1]
        add_1: "f32[128, 14, 14, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 14, 14, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 14, 14, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 14, 14, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 14, 14, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 14, 14, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[128, 14, 14, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_4: "bf16[25088, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p6)
        return (lt, reshape_3, getitem_1, rsqrt, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
