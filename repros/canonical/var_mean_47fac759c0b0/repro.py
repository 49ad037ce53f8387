"""assay repro 1
pattern 47fac759c0b0f6394f6890d959d4e570333afae413f84a2f4c5fc4ad822fb0a9
home    d0900031600e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", arg1: "bf16[8, 384, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
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
        reshape_1: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        split = torch.ops.aten.split.Tensor(convert_element_type_1, p4, 1)
        getitem_2: "bf16[8, 128, 1024]" = split[0]
        getitem_3: "bf16[8, 128, 1024]" = split[1]
        getitem_4: "bf16[8, 128, 1024]" = split[2]
        cat: "bf16[8, 128, 2048]" = torch.ops.aten.cat.default([getitem_3, getitem_4], 2)
        clone: "bf16[8, 128, 1024]" = torch.ops.aten.clone.default(getitem_2, memory_format = torch.contiguous_format)
        reshape_4: "bf16[8, 128, 2, 1024]" = torch.ops.aten.reshape.default(cat, p5)
        permute: "bf16[8, 2, 128, 1024]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1, 3])
        clone_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_6: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone_1, p7)
        return (convert_element_type_1, reshape_1, reshape_2, reshape_3, reshape_5, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
