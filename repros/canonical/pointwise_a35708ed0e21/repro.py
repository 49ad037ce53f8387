"""assay repro 1
pattern a35708ed0e21483e7df172608ead2b831e962b479b42e323c5c8aa65f4d66927
home    9a475897f6ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16, 144]", arg1: "bf16[4096, 144, 32]", arg2: "i32[24]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "bf16[128, 384, 20, 20]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[128, 384, 2, 20, 12]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[1024, 4, 16, 144]" = torch.ops.aten.reshape.default(arg0, p2)
        permute: "bf16[1024, 4, 144, 16]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        reshape_1: "bf16[1024, 4, 144, 32]" = torch.ops.aten.reshape.default(arg1, p3)
        cat: "bf16[1024, 4, 144, 48]" = torch.ops.aten.cat.default([permute, reshape_1], 3)
        permute_1: "bf16[1024, 48, 4, 144]" = torch.ops.aten.permute.default(cat, [0, 3, 1, 2])
        clone: "bf16[1024, 48, 4, 144]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 384, 2, 2, 12, 12]" = torch.ops.aten.reshape.default(clone, p4)
        permute_2: "bf16[128, 384, 2, 2, 12, 12]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 3, 5, 4])
        clone_1: "bf16[128, 384, 2, 2, 12, 12]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 384, 2, 24, 12]" = torch.ops.aten.reshape.default(clone_1, p5)
        index_put: "bf16[128, 384, 2, 20, 12]" = torch.ops.aten.index_put.default(full_1, [None, None, None, arg2], reshape_3, True)
        permute_3: "bf16[128, 384, 2, 12, 20]" = torch.ops.aten.permute.default(index_put, [0, 1, 2, 4, 3])
        clone_2: "bf16[128, 384, 2, 12, 20]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[128, 384, 24, 20]" = torch.ops.aten.reshape.default(clone_2, p6)
        index_put_1: "bf16[128, 384, 20, 20]" = torch.ops.aten.index_put.default(full, [None, None, arg2], reshape_4, True)
        constant_pad_nd: "bf16[128, 384, 16, 16]" = torch.ops.aten.constant_pad_nd.default(index_put_1, p7)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
