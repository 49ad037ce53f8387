"""assay repro 1
pattern d99df46257f9a4f4f0dd62f03b5be0ccab6048a8b2fe56760fdc598d7f6a5959
home    4f81c1cdf3cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128]", arg1: "bf16[128, 401, 128]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]"):
        reshape: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[128, 400, 128]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        cat: "bf16[128, 401, 128]" = torch.ops.aten.cat.default([reshape, slice_1], 1)
        convert_element_type: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 401, 1]" = var_mean[0]
        getitem_1: "f32[128, 401, 1]" = var_mean[1]
        add: "f32[128, 401, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 401, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        slice_2: "bf16[128, 1, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p6, p7, p8)
        reshape_3: "bf16[128, 128]" = torch.ops.aten.reshape.default(slice_2, p9)
        return (cat, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
