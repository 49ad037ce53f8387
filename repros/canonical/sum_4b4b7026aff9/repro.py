"""assay repro 1
pattern 4b4b7026aff9cdc909dd7f072715a7077a11be3d5344d5c563b72a9af0b64519
home    d3ef20f7f68b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 512, 768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size"):
        full: "f32[16, 128, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        slice_1: "f32[16, 511, 768]" = torch.ops.aten.slice.Tensor(arg0, 1, p1, p2, p3)
        constant_pad_nd: "f32[16, 508, 768]" = torch.ops.aten.constant_pad_nd.default(slice_1, p4)
        reshape: "f32[16, 127, 4, 768]" = torch.ops.aten.reshape.default(constant_pad_nd, p5)
        slice_2: "f32[16, 1, 768]" = torch.ops.aten.slice.Tensor(arg0, 1, p6, p7, p8)
        slice_scatter: "f32[16, 128, 768]" = torch.ops.aten.slice_scatter.default(full, slice_2, 1, p9, p10, p11)
        sum_1: "f32[16, 127, 1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [2], True, dtype = torch.float32)
        squeeze: "f32[16, 127, 768]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        slice_scatter_1: "f32[16, 128, 768]" = torch.ops.aten.slice_scatter.default(full, squeeze, 1, p12, p13, p14)
        add: "f32[16, 128, 768]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
