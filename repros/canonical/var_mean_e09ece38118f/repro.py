"""assay repro 1
pattern e09ece38118f3235660a032fc0c5cb7faf46b07c39d2b2dbdb067ba9d1c945ef
home    071793995fed
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25344, 768]", arg1: "f32[128, 198, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size", p2: "size"):
        reshape: "bf16[128, 198, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 198, 1]" = var_mean[0]
        getitem_1: "f32[128, 198, 1]" = var_mean[1]
        add_1: "f32[128, 198, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 198, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 198, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        select: "f32[128, 768]" = torch.ops.aten.select.int(add_2, 1, p1)
        select_1: "f32[128, 768]" = torch.ops.aten.select.int(add_2, 1, p2)
        convert_element_type: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(select, torch.bfloat16)
        convert_element_type_1: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(select_1, torch.bfloat16)
        return (div, mul, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
