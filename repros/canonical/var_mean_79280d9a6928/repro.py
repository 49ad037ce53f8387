"""assay repro 1
pattern 79280d9a6928f0711df41b8c45ab88e376374381b962c5f7a06e16c0dd8abd7f
home    e9c6364ae2ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4160, 1024]", arg1: "bf16[64, 65, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[64, 65, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 65, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "bf16[64, 1, 1024]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        convert_element_type: "f32[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 1, 1]" = var_mean[0]
        getitem_1: "f32[64, 1, 1]" = var_mean[1]
        add_1: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 1, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 1, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        select: "f32[64, 1024]" = torch.ops.aten.select.int(add_2, 1, p4)
        convert_element_type_1: "bf16[64, 1024]" = torch.ops.prims.convert_element_type.default(select, torch.bfloat16)
        return (slice_1, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
