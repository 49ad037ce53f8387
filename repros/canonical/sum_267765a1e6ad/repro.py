"""assay repro 1
pattern 267765a1e6ad8718d6950d81b3dcc85d6cb3785bf1efdef226d16e2f0a1d7b31
home    2532e5e88eca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg1: "bf16[64, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[64, 384, 196]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        permute: "f32[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type_1: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        mul: "bf16[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg1)
        div: "bf16[64, 196, 384]" = torch.ops.aten.div.Tensor(mul, 0.9181818142533302)
        mul_1: "bf16[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, 1.0)
        reshape_1: "bf16[12544, 384]" = torch.ops.aten.reshape.default(mul_1, p1)
        permute_1: "bf16[384, 12544]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (permute, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
