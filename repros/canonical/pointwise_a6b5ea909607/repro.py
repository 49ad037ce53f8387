"""assay repro 1
pattern a6b5ea909607a1758ef0ec558ec1f400d554abaf51f0bdab75754dd714e83b8b
home    54f3810851b1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 16, 144]", arg1: "bf16[1024, 144, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]"):
        full: "bf16[128, 640, 12, 12]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[128, 640, 1, 12, 12]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[1024, 1, 16, 144]" = torch.ops.aten.reshape.default(arg0, p2)
        permute: "bf16[1024, 1, 144, 16]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        reshape_1: "bf16[1024, 1, 144, 64]" = torch.ops.aten.reshape.default(arg1, p3)
        cat: "bf16[1024, 1, 144, 80]" = torch.ops.aten.cat.default([permute, reshape_1], 3)
        permute_1: "bf16[1024, 80, 1, 144]" = torch.ops.aten.permute.default(cat, [0, 3, 1, 2])
        clone: "bf16[1024, 80, 1, 144]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 640, 1, 1, 12, 12]" = torch.ops.aten.reshape.default(clone, p4)
        permute_2: "bf16[128, 640, 1, 1, 12, 12]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 3, 5, 4])
        reshape_3: "bf16[128, 640, 1, 12, 12]" = torch.ops.aten.reshape.default(permute_2, p5)
        iota: "i32[12]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int32, device = device(type='cuda', index=0), requires_grad = False)
        unfold: "i32[1, 12]" = torch.ops.aten.unfold.default(iota, 0, 12, 8)
        reshape_4: "i32[12]" = torch.ops.aten.reshape.default(unfold, p9)
        index_put: "bf16[128, 640, 1, 12, 12]" = torch.ops.aten.index_put.default(full_1, [None, None, None, reshape_4], reshape_3, True)
        permute_3: "bf16[128, 640, 1, 12, 12]" = torch.ops.aten.permute.default(index_put, [0, 1, 2, 4, 3])
        reshape_5: "bf16[128, 640, 12, 12]" = torch.ops.aten.reshape.default(permute_3, p10)
        index_put_1: "bf16[128, 640, 12, 12]" = torch.ops.aten.index_put.default(full, [None, None, reshape_4], reshape_5, True)
        constant_pad_nd: "bf16[128, 640, 8, 8]" = torch.ops.aten.constant_pad_nd.default(index_put_1, p11)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
