"""assay repro 1
pattern 88d166e5454b4d1f75f4a7d68d664eb8b6ac11416e0c977c70d6231c022be106
home    673ac04e5a71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[448, 384]", arg1: "bf16[1, 1, 384]", arg2: "bf16[384]", arg3: "bf16[384]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        iota: "i64[1]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(add, 0)
        index: "bf16[1, 1, 384]" = torch.ops.aten.index.Tensor(arg0, [unsqueeze])
        add_1: "bf16[1, 1, 384]" = torch.ops.aten.add.Tensor(arg1, index)
        convert_element_type: "f32[1, 1, 384]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 1, 1]" = var_mean[1]
        add_2: "f32[1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 1, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[1, 1, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[1, 1, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1, 1, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_3: "f32[1, 1, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[1, 1, 384]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[1, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[1, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[1, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
