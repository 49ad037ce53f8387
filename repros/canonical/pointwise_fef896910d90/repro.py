"""assay repro 1
pattern fef896910d907e541440f2fb4f8583a7175dafbcc33f7eb726db91a6c03ba711
home    c11cfc825a11
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1152, 14, 14][225792, 1, 16128, 1152]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[128, 3, 6, 64, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[3, 128, 6, 196, 64]" = torch.ops.aten.permute.default(reshape, [1, 0, 2, 4, 3])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[128, 6, 196, 64]" = unbind[0]
        getitem_1: "bf16[128, 6, 196, 64]" = unbind[1]
        getitem_2: "bf16[128, 6, 196, 64]" = unbind[2]
        expand: "bf16[128, 6, 196, 64]" = torch.ops.aten.expand.default(getitem, p1)
        clone: "bf16[128, 6, 196, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[128, 6, 196, 64]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone_1: "bf16[128, 6, 196, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 6, 64, 196]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 3, 2])
        expand_2: "bf16[128, 6, 64, 196]" = torch.ops.aten.expand.default(permute_1, p3)
        clone_2: "bf16[128, 6, 64, 196]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_1: "bf16[768, 196, 64]" = torch.ops.aten.reshape.default(clone, p4)
        constant_pad_nd: "bf16[768, 200, 64]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p5)
        reshape_2: "bf16[768, 196, 64]" = torch.ops.aten.reshape.default(clone_1, p6)
        constant_pad_nd_1: "bf16[768, 200, 64]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p7)
        reshape_3: "bf16[768, 64, 196]" = torch.ops.aten.reshape.default(clone_2, p8)
        constant_pad_nd_2: "bf16[768, 64, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p9)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
