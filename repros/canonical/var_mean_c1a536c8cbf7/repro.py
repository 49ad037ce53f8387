"""assay repro 1
pattern c1a536c8cbf7381d59099ce97a7925d927aae32a5ad3fd5350918f4c4aa868e8
home    4bf80422882b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 64]", arg1: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg2: "f32[64]", arg3: "f32[64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        expand: "f32[128, 1, 64]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[128, 64, 3136]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[128, 3136, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 3136, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 3136, 64]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 3136, 64]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 64]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[128, 3136, 64]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        cat: "f32[128, 3137, 64]" = torch.ops.aten.cat.default([expand, add_1], 1)
        slice_1: "f32[128, 3136, 64]" = torch.ops.aten.slice.Tensor(cat, 1, p2, p3, p4)
        permute_1: "f32[128, 64, 3136]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(permute_1, p5)
        convert_element_type_1: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (getitem_1, rsqrt, cat, reshape_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
