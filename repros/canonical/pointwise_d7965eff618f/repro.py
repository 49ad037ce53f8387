"""assay repro 1
pattern d7965eff618ff42ce96848687db9098ccb10008c8350f86c9602b71b21f748f7
home    da1890427655
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 200]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "bf16[200704, 195]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[64, 56, 56, 195]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[64, 195, 56, 56]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        clone: "bf16[64, 195, 56, 56]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(clone, p4, 1)
        getitem: "bf16[64, 96, 56, 56]" = split_with_sizes[0]
        getitem_1: "bf16[64, 96, 56, 56]" = split_with_sizes[1]
        getitem_2: "bf16[64, 3, 56, 56]" = split_with_sizes[2]
        return (getitem, getitem_1, getitem_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
