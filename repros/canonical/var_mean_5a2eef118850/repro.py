"""assay repro 1
pattern 5a2eef118850b7a2dd7e0789a9eddd386c6d43577eb38480ac90e0baadcfe7ed
home    d068578394d7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1024]", arg1: "bf16[2, 128, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size[]", p20: "size[]", p21: "size[]", p22: "size[]", p23: "size[]", p24: "size[]"):
        reshape: "bf16[2, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[2, 128, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[2, 128, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[2, 128, 1]" = var_mean[0]
        getitem_1: "f32[2, 128, 1]" = var_mean[1]
        add_1: "f32[2, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[2, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[2, 128, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[2, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[2, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[2, 128, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[2, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_4: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_5: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        reshape_6: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p6)
        reshape_7: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        reshape_8: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        reshape_9: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p9)
        reshape_10: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        reshape_11: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        reshape_12: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p12)
        reshape_13: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p13)
        reshape_14: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p14)
        reshape_15: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p15)
        reshape_16: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p16)
        reshape_17: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p17)
        reshape_18: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p18)
        reshape_19: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p19)
        reshape_20: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p20)
        reshape_21: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p21)
        reshape_22: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p22)
        reshape_23: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p23)
        reshape_24: "bf16[256, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p24)
        return (convert_element_type_1, reshape_1, reshape_2, reshape_3, reshape_4, reshape_5, reshape_6, reshape_7, reshape_8, reshape_9, reshape_10, reshape_11, reshape_12, reshape_13, reshape_14, reshape_15, reshape_16, reshape_17, reshape_18, reshape_19, reshape_20, reshape_21, reshape_22, reshape_23, reshape_24)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
