"""assay repro 1
pattern 26844fc3eb6208565191fda321f9b94a3e5f4d589323f9ba3f46347d5cba4b48
home    ac0701bbd434
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1, 1, 1]", arg1: "bf16[256, 128, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "bf16[256, 1, 1, 1]" = torch.ops.aten.mul.Tensor(arg0, 0.08838834764831845)
        reshape: "bf16[1, 256, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[256]" = torch.ops.aten.reshape.default(mul, p1)
        unsqueeze: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 1)
        convert_element_type: "f32[1, 256, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2], correction = 0, keepdim = True)
        getitem: "f32[1, 256, 1]" = var_mean[0]
        getitem_1: "f32[1, 256, 1]" = var_mean[1]
        add: "f32[1, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1, 256, 128]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[1, 256, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[1, 256, 128]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze)
        convert_element_type_1: "bf16[1, 256, 128]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_2: "bf16[256, 128, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
