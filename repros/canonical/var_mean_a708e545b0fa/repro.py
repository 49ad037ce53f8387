"""assay repro 1
pattern a708e545b0fadc73f70c5372c1e4af70a493739452042bda74a00744d3ddb51e
home    e43d902a88e7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 512]", arg1: "i64[46]", arg2: "bf16[128, 196, 512]", arg3: "f32[512]", arg4: "f32[512]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[128, 196, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        lt: "b8[128, 1, 1]" = torch.ops.aten.lt.Scalar(inductor_random, 0.9782608672976494)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9782608672976494)
        mul: "bf16[128, 196, 512]" = torch.ops.aten.mul.Tensor(reshape, div)
        add: "bf16[128, 196, 512]" = torch.ops.aten.add.Tensor(arg2, mul)
        reshape_1: "bf16[128, 14, 14, 512]" = torch.ops.aten.reshape.default(add, p3)
        convert_element_type_1: "f32[128, 14, 14, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 14, 14, 1]" = var_mean[0]
        getitem_1: "f32[128, 14, 14, 1]" = var_mean[1]
        add_1: "f32[128, 14, 14, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 14, 14, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 14, 14, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 14, 14, 512]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        reshape_2: "f32[128, 2, 7, 2, 7, 512]" = torch.ops.aten.reshape.default(add_2, p4)
        permute: "f32[128, 2, 2, 7, 7, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 2, 2, 7, 7, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[512, 7, 7, 512]" = torch.ops.aten.reshape.default(clone, p5)
        reshape_4: "f32[512, 49, 512]" = torch.ops.aten.reshape.default(reshape_3, p6)
        convert_element_type_2: "bf16[512, 49, 512]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[25088, 512]" = torch.ops.aten.reshape.default(convert_element_type_2, p7)
        return (lt, reshape_1, getitem_1, rsqrt, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
