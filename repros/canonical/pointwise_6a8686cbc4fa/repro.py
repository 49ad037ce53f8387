"""assay repro 1
pattern 6a8686cbc4facced047912717fbbb160f3ffe651a44156c4d497686c79835795
home    7b02165ba0fc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[128, 49, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 49, 3, 32, 32]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 128, 32, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[128, 32, 49, 32]" = unbind[0]
        getitem_1: "bf16[128, 32, 49, 32]" = unbind[1]
        getitem_2: "bf16[128, 32, 49, 32]" = unbind[2]
        expand: "bf16[128, 32, 49, 32]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone: "bf16[128, 32, 49, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        mul: "bf16[128, 32, 49, 32]" = torch.ops.aten.mul.Tensor(getitem, 0.1767766952966369)
        expand_1: "bf16[128, 32, 49, 32]" = torch.ops.aten.expand.default(mul, p3)
        clone_1: "bf16[128, 32, 49, 32]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 32, 32, 49]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 3, 2])
        expand_2: "bf16[128, 32, 32, 49]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_2: "bf16[128, 32, 32, 49]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 49, 32]" = torch.ops.aten.reshape.default(clone, p5)
        permute_2: "bf16[4096, 32, 49]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        reshape_3: "bf16[4096, 49, 32]" = torch.ops.aten.reshape.default(clone_1, p6)
        permute_3: "bf16[4096, 32, 49]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        reshape_4: "bf16[4096, 32, 49]" = torch.ops.aten.reshape.default(clone_2, p7)
        permute_4: "bf16[4096, 49, 32]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        return (reshape_2, permute_2, reshape_3, permute_3, reshape_4, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
