"""assay repro 1
pattern 051fb00bce282422cadd709e4a684a8bc431e5096d734b372fc678077c6bca3c
home    40dda7a84a19
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 32, 1000, 64][2048, 64, 2048, 1]", arg1: "f32[1, 32, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[1, 32, 1000, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        convert_element_type_1: "bf16[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute: "bf16[1, 1000, 32, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 32, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(reshape, p1)
        permute_1: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 2048]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type_2: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
