"""assay repro 1
pattern 8ea7227edff6e6006bd538b9848322fd5ca09eaf1c00fa2348f0c9719320a6f6
home    dbf8f7391b85
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", arg1: "bf16[8, 384, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[8, 384, 1024]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_1: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        slice_1: "bf16[8, 128, 1024]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p1, p2, p3)
        slice_2: "bf16[8, 256, 1024]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p4, p5, p6)
        return (slice_1, slice_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
