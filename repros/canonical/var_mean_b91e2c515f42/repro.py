"""assay repro 1
pattern b91e2c515f42913d3e994b62a98eab8d1cc400bd9896c436cb15233155ad2ac5
home    0a4ccef5975b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "bf16[768]", arg2: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 49, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 49, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[128, 1, 7, 1, 7, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 1, 1, 7, 7, 768]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        reshape_3: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[6272, 768]" = torch.ops.aten.reshape.default(reshape_4, p5)
        reshape_6: "bf16[6272, 768]" = torch.ops.aten.reshape.default(reshape_4, p6)
        reshape_7: "bf16[6272, 768]" = torch.ops.aten.reshape.default(reshape_4, p7)
        return (reshape, reshape_5, reshape_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
