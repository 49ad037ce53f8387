"""assay repro 1
pattern db62a0c77ae409c02e8b9a8e40ce6816c0b063e75eaeda7e47245280c64e97e4
home    38f7cb1c7923
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 128, 512]", arg1: "bf16[16, 16, 512, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 16, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 16, 512, 128]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        add: "bf16[16, 16, 512, 128]" = torch.ops.aten.add.Tensor(arg1, permute)
        permute_1: "bf16[16, 512, 16, 128]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[16, 512, 16, 128]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_2: "bf16[2048, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 2048]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
