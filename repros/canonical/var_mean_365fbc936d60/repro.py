"""assay repro 1
pattern 365fbc936d60b67464e1537c45c412fa0826ed2ffc00591130edbc7edfe8af9b
home    215f4f7dce60
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 768, 250]", arg1: "bf16[8, 249, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_1: "bf16[8, 768, 249]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        convert_element_type: "f32[8, 768, 249]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 768, 249]" = torch.ops.aten.erf.default(mul)
        add: "f32[8, 768, 249]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[8, 768, 249]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        permute: "bf16[8, 249, 768]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        add_1: "bf16[8, 249, 768]" = torch.ops.aten.add.Tensor(arg1, permute)
        convert_element_type_2: "f32[8, 249, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 249, 1]" = var_mean[0]
        getitem_1: "f32[8, 249, 1]" = var_mean[1]
        add_2: "f32[8, 249, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 249, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[8, 249, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_3: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_4: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(mul_3, arg2)
        add_3: "f32[8, 249, 768]" = torch.ops.aten.add.Tensor(mul_4, arg3)
        convert_element_type_3: "bf16[8, 249, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[1992, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        reshape_1: "bf16[1992, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p4)
        reshape_2: "bf16[1992, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p5)
        return (convert_element_type_3, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
