"""assay repro 1
pattern 24b106b6c04a6ddcde5918620f1a2607eec80937f2017b4b5964ca68dc2379ec
home    836b560affb4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 512, 16, 16][131072, 1, 8192, 512]", arg1: "bf16[64, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        full: "bf16[64, 257, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[64, 512, 256]" = torch.ops.aten.reshape.default(arg0, p1)
        permute: "bf16[64, 256, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[64, 1, 512]" = torch.ops.aten.reshape.default(arg1, p2)
        slice_scatter: "bf16[64, 257, 512]" = torch.ops.aten.slice_scatter.default(full, permute, 1, p3, p4, p5)
        slice_scatter_1: "bf16[64, 257, 512]" = torch.ops.aten.slice_scatter.default(full, reshape_1, 1, p6, p7, p8)
        add: "bf16[64, 257, 512]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        reshape_2: "bf16[16448, 512]" = torch.ops.aten.reshape.default(add, p9)
        permute_1: "bf16[512, 16448]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p10)
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
