"""assay repro 1
pattern 02c7852bc7a905219fd211d85b7738d70711af5b3736a670eb3d8dc989799210
home    313b1236d276
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 192]", arg1: "bf16[128, 192, 28, 28][150528, 1, 5376, 192]", arg2: "f32[192]", arg3: "f32[192]", p0: "size[]"):
        reshape: "bf16[128, 28, 28, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 192, 28, 28]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        add: "bf16[128, 192, 28, 28]" = torch.ops.aten.add.Tensor(arg1, permute)
        permute_1: "bf16[128, 28, 28, 192]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[128, 28, 28, 192]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 28, 28, 1]" = var_mean[0]
        getitem_1: "f32[128, 28, 28, 1]" = var_mean[1]
        add_1: "f32[128, 28, 28, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 28, 28, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 28, 28, 192]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 28, 28, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 28, 28, 192]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 28, 28, 192]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_2: "f32[128, 192, 28, 28]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        return (permute_1, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
