"""assay repro 1
pattern c946a69c3cffb4c309f1dc188d75359023227a6ec8809132814dc381050755f1
home    459ff50f4280
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 128, 768]", arg1: "bf16[16, 512, 768]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        slice_1: "bf16[16, 1, 768]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[16, 127, 768]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        unsqueeze: "bf16[16, 127, 1, 768]" = torch.ops.aten.unsqueeze.default(slice_2, 2)
        expand: "bf16[16, 127, 4, 768]" = torch.ops.aten.expand.default(unsqueeze, p6)
        clone: "bf16[16, 127, 4, 768]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape: "bf16[16, 508, 768]" = torch.ops.aten.reshape.default(clone, p7)
        constant_pad_nd: "bf16[16, 511, 768]" = torch.ops.aten.constant_pad_nd.default(reshape, p8)
        cat: "bf16[16, 512, 768]" = torch.ops.aten.cat.default([slice_1, constant_pad_nd], 1)
        add: "bf16[16, 512, 768]" = torch.ops.aten.add.Tensor(cat, arg1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
