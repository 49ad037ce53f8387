"""assay repro 1
pattern 077bfcf52fd963db9866b8bc251e0ec9cf4a4a2860ed5b38545c37224a31030e
home    6f9b65d97ac8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg1: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg2: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg3: "bf16[64, 146, 8, 8][37376, 1, 4672, 584]", arg4: "bf16[584]", arg5: "bf16[584]", p0: "size[]", p1: "size[]"):
        cat: "bf16[64, 584, 8, 8]" = torch.ops.aten.cat.default([arg0, arg1, arg2, arg3], 1)
        reshape: "bf16[64, 584, 64]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[64, 64, 584]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 64, 584]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 64, 1]" = var_mean[0]
        getitem_1: "f32[64, 64, 1]" = var_mean[1]
        add: "f32[64, 64, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 64, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 64, 584]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_1: "f32[64, 64, 584]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_1: "bf16[64, 64, 584]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[4096, 584]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (permute, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
