"""assay repro 1
pattern 485f44b2173a7edcf1ff12f1d82e4e2bda16a4db74076c6601c467acb75e43ca
home    9f3009fd75d8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 32, 408]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        slice_1: "bf16[512, 32, 401]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        reshape: "bf16[128, 4, 32, 401]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[128, 4, 401, 32]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        permute_1: "bf16[128, 401, 4, 32]" = torch.ops.aten.permute.default(permute, [0, 2, 1, 3])
        reshape_1: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(permute_1, p4)
        clone: "bf16[128, 401, 128]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[51328, 128]" = torch.ops.aten.reshape.default(clone, p5)
        permute_2: "bf16[128, 51328]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
