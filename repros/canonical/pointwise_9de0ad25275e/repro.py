"""assay repro 1
pattern 9de0ad25275ea38366c02bc26edb3d6a23c6830ca9835cd51d64eccf19e55b45
home    cef7faff0714
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 2304]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 512, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[32, 512, 768]" = split[0]
        getitem_1: "bf16[32, 512, 768]" = split[1]
        getitem_2: "bf16[32, 512, 768]" = split[2]
        reshape_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem, p2)
        permute: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem_1, p3)
        permute_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone: "bf16[32, 12, 512, 64]" = torch.ops.aten.clone.default(permute_1)
        reshape_3: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem_2, p4)
        permute_2: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        clone_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.clone.default(permute_2)
        return (permute, clone, clone_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
