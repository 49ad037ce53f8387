"""assay repro 1
pattern afd069e8819d11fccd52acb651eadb29a7b38352de3c3e91c3227ff7b5180168
home    4fb9358f90ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[8, 512, 4096]", arg2: "bf16[4096, 4096]", arg3: "bf16[4096, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[8, 512, 4096]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg2, p1)
        add_1: "bf16[8, 512, 4096]" = torch.ops.aten.add.Tensor(add, reshape_1)
        reshape_2: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg3, p2)
        add_2: "bf16[8, 512, 4096]" = torch.ops.aten.add.Tensor(add_1, reshape_2)
        reshape_3: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(add_2, p3)
        permute: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
