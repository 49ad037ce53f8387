"""assay repro 1
pattern e416fae74ef6a06c5a33865310b92a51e22286ac716680e940696dc6830eb10c
home    c5c505a627bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "bf16[16, 512, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[16, 512, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-09)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        slice_1: "bf16[16, 1, 768]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p3, p4, p5)
        slice_2: "bf16[16, 511, 768]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p6, p7, p8)
        cat: "bf16[16, 512, 768]" = torch.ops.aten.cat.default([slice_1, slice_2], 1)
        unsqueeze: "bf16[16, 1, 512, 768]" = torch.ops.aten.unsqueeze.default(cat, 1)
        avg_pool2d: "bf16[16, 1, 256, 768]" = torch.ops.aten.avg_pool2d.default(unsqueeze, [2, 1], [2, 1], [0, 0], True)
        select: "bf16[16, 256, 768]" = torch.ops.aten.select.int(avg_pool2d, 1, p9)
        reshape_3: "bf16[4096, 768]" = torch.ops.aten.reshape.default(select, p10)
        return (convert_element_type_1, reshape_1, reshape_2, select, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
