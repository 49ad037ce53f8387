"""assay repro 1
pattern 673db6cff1a3df24946dc97941db5cbfbf2796ca06094ca24fed55c19750f470
home    45094cc3842b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        slice_1: "bf16[32, 512, 6, 64]" = torch.ops.aten.slice.Tensor(reshape_1, 2, p2, p3, p4)
        permute: "bf16[32, 6, 512, 64]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1, 3])
        clone: "bf16[32, 6, 512, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p5)
        slice_2: "bf16[32, 512, 6, 64]" = torch.ops.aten.slice.Tensor(reshape_1, 2, p6, p7, p8)
        reshape_3: "bf16[16384, 384]" = torch.ops.aten.reshape.default(slice_2, p9)
        clone_1: "bf16[16384, 384]" = torch.ops.aten.clone.default(reshape_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[98304, 64, 1]" = torch.ops.aten.reshape.default(clone_1, p10)
        return (reshape_2, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
