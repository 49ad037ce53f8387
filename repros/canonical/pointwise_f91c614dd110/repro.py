"""assay repro 1
pattern f91c614dd11059544228c149c47b69baa0333a1e013549f7b1baa56958dac72a
home    f80e66e56832
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 1536]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[512, 49, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 49, 3, 16, 32]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 512, 16, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[512, 16, 49, 32]" = unbind[0]
        getitem_1: "bf16[512, 16, 49, 32]" = unbind[1]
        getitem_2: "bf16[512, 16, 49, 32]" = unbind[2]
        expand: "bf16[512, 16, 49, 32]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone: "bf16[512, 16, 49, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        mul: "bf16[512, 16, 49, 32]" = torch.ops.aten.mul.Tensor(getitem, 0.1767766952966369)
        expand_1: "bf16[512, 16, 49, 32]" = torch.ops.aten.expand.default(mul, p3)
        clone_1: "bf16[512, 16, 49, 32]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[512, 16, 32, 49]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 3, 2])
        expand_2: "bf16[512, 16, 32, 49]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_2: "bf16[512, 16, 32, 49]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[8192, 49, 32]" = torch.ops.aten.reshape.default(clone, p5)
        constant_pad_nd: "bf16[8192, 56, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p6)
        reshape_3: "bf16[8192, 49, 32]" = torch.ops.aten.reshape.default(clone_1, p7)
        constant_pad_nd_1: "bf16[8192, 56, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p8)
        reshape_4: "bf16[8192, 32, 49]" = torch.ops.aten.reshape.default(clone_2, p9)
        constant_pad_nd_2: "bf16[8192, 32, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p10)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
