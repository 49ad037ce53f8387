"""assay repro 1
pattern d149f746a8503f222eba66f4054bbcd7ab8bbbc553fdafc3633320543b042309
home    33d8d85dbafb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 512, 249]", arg1: "bf16[512]", arg2: "bf16[512]", p0: "size[]"):
        convert_element_type: "f32[8, 512, 249]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 512, 249]" = torch.ops.aten.erf.default(mul)
        add: "f32[8, 512, 249]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[8, 512, 249]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        permute: "bf16[8, 249, 512]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        clone: "bf16[8, 249, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type_2: "f32[8, 249, 512]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 249, 1]" = var_mean[0]
        getitem_1: "f32[8, 249, 1]" = var_mean[1]
        add_1: "f32[8, 249, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 249, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 249, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_3: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_4: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(mul_3, arg1)
        add_2: "f32[8, 249, 512]" = torch.ops.aten.add.Tensor(mul_4, arg2)
        convert_element_type_3: "bf16[8, 249, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[1992, 512]" = torch.ops.aten.reshape.default(convert_element_type_3, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
