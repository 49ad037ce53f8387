"""assay repro 1
pattern 8d07a975842bc335236f2bf7cfbe217891bf2b38c104ad98d1cf4750b8d86146
home    c789f86973de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[61568, 256]", arg1: "bf16[64, 962, 256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]"):
        reshape: "bf16[64, 962, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 962, 256]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "bf16[64, 961, 256]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "bf16[64, 256, 961]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "bf16[64, 256, 31, 31]" = torch.ops.aten.reshape.default(permute, p4)
        slice_2: "bf16[64, 1, 256]" = torch.ops.aten.slice.Tensor(add, 1, p5, p6, p7)
        reshape_2: "bf16[64, 256]" = torch.ops.aten.reshape.default(slice_2, p8)
        return (reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
