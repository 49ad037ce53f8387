"""assay repro 1
pattern fbd00551b889d9d4a8e1c686f74b4c9bcc5df8ae1855be97da1e368b2a833029
home    ad293a900641
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 16, 16][32768, 1, 2048, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        clone: "bf16[128, 128, 16, 16]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        reshape: "bf16[1024, 16, 2, 8, 2, 8]" = torch.ops.aten.reshape.default(clone, p0)
        permute: "bf16[1024, 16, 8, 8, 2, 2]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 5, 2, 4])
        clone_1: "bf16[1024, 16, 8, 8, 2, 2]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1024, 16, 64, 4]" = torch.ops.aten.reshape.default(clone_1, p1)
        permute_1: "bf16[1024, 4, 64, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone_2: "bf16[1024, 4, 64, 16]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        expand: "bf16[1024, 4, 64, 16]" = torch.ops.aten.expand.default(permute_1, p2)
        clone_3: "bf16[1024, 4, 64, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 8, 8, 16]" = torch.ops.aten.reshape.default(clone_2, p3)
        permute_2: "bf16[4096, 8, 8, 16]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone_4: "bf16[4096, 8, 8, 16]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[262144, 16]" = torch.ops.aten.reshape.default(clone_4, p4)
        reshape_4: "bf16[4096, 64, 16]" = torch.ops.aten.reshape.default(clone_3, p5)
        permute_3: "bf16[4096, 16, 64]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        reshape_5: "bf16[262144, 16]" = torch.ops.aten.reshape.default(reshape_2, p6)
        return (reshape_3, reshape_4, permute_3, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
