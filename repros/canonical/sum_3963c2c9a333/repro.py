"""assay repro 1
pattern 3963c2c9a333151bb73ea231e9a62f8049ae88e11866313de543a080a97bc0aa
home    210c1e166e37
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[64, 192, 784]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        permute: "f32[64, 784, 192]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type_1: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        reshape_1: "bf16[50176, 192]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute_1: "bf16[192, 50176]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 192]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[192]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type_2: "f32[192]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (permute, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
