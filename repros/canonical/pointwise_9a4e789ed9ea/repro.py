"""assay repro 1
pattern 9a4e789ed9ea2a8c99ff09a083d80bdcf7f0f397a1838607f9dc71c02f156da3
home    6c125e69aa1b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[256, 128]", arg1: "bf16[32768, 384]", arg2: "bf16[512, 30528]", arg3: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size"):
        eq: "b8[256, 128]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "f32[30522, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[256, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[256, 128, 384]" = torch.ops.aten.reshape.default(arg1, p2)
        slice_1: "bf16[512, 30522]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        unsqueeze: "b8[256, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[256, 128, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        slice_2: "f32[256, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type, 2, p6, p7, p8)
        slice_3: "f32[256, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type, 2, p9, p10, p11)
        constant_pad_nd: "f32[256, 127, 128]" = torch.ops.aten.constant_pad_nd.default(slice_3, p12)
        slice_4: "f32[256, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type, 2, p13, p14, p15)
        constant_pad_nd_1: "f32[256, 127, 128]" = torch.ops.aten.constant_pad_nd.default(slice_4, p16)
        slice_scatter: "f32[256, 128, 128]" = torch.ops.aten.slice_scatter.default(full_1, constant_pad_nd, 1, p17, p18, p19)
        slice_scatter_1: "f32[256, 128, 128]" = torch.ops.aten.slice_scatter.default(full_1, constant_pad_nd_1, 1, p20, p21, p22)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(slice_2, slice_scatter_1)
        add_1: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(add, slice_scatter)
        where: "f32[256, 128, 128]" = torch.ops.aten.where.self(unsqueeze, arg3, add_1)
        index_put: "f32[30522, 128]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        convert_element_type_1: "f32[512, 30522]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        slice_5: "f32[128, 30522]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 0, p23, p24, p25)
        permute: "f32[30522, 128]" = torch.ops.aten.permute.default(slice_5, [1, 0])
        add_2: "f32[30522, 128]" = torch.ops.aten.add.Tensor(permute, index_put)
        slice_6: "f32[384, 30522]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 0, p26, p27, p28)
        return (add_2, slice_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
