"""assay repro 1
pattern 45ae931c58e0e4a89bbb7a8f0c46646fbc3b0db1716fda34a436ccad2c41edba
home    b47b0cf54770
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 128]", arg1: "bf16[2048, 384]", arg2: "bf16[512, 30522]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size"):
        full: "f32[30522, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[16, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        ge: "b8[16, 128]" = torch.ops.aten.ge.Scalar(arg0, 0)
        lt: "b8[16, 128]" = torch.ops.aten.lt.Scalar(arg0, 30522)
        bitwise_and: "b8[16, 128]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        ne: "b8[16, 128]" = torch.ops.aten.ne.Scalar(arg0, 0)
        bitwise_and_1: "b8[16, 128]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        reshape: "bf16[16, 128, 384]" = torch.ops.aten.reshape.default(arg1, p2)
        unsqueeze: "b8[16, 128, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_1, 2)
        convert_element_type: "f32[512, 30522]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        slice_1: "f32[128, 30522]" = torch.ops.aten.slice.Tensor(convert_element_type, 0, p3, p4, p5)
        permute: "f32[30522, 128]" = torch.ops.aten.permute.default(slice_1, [1, 0])
        slice_2: "f32[384, 30522]" = torch.ops.aten.slice.Tensor(convert_element_type, 0, p6, p7, p8)
        convert_element_type_1: "f32[16, 128, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        slice_3: "f32[16, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 2, p9, p10, p11)
        slice_4: "f32[16, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 2, p12, p13, p14)
        constant_pad_nd: "f32[16, 127, 128]" = torch.ops.aten.constant_pad_nd.default(slice_4, p15)
        slice_5: "f32[16, 128, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 2, p16, p17, p18)
        constant_pad_nd_1: "f32[16, 127, 128]" = torch.ops.aten.constant_pad_nd.default(slice_5, p19)
        slice_scatter: "f32[16, 128, 128]" = torch.ops.aten.slice_scatter.default(full_1, constant_pad_nd, 1, p20, p21, p22)
        slice_scatter_1: "f32[16, 128, 128]" = torch.ops.aten.slice_scatter.default(full_1, constant_pad_nd_1, 1, p23, p24, p25)
        add: "f32[16, 128, 128]" = torch.ops.aten.add.Tensor(slice_3, slice_scatter_1)
        add_1: "f32[16, 128, 128]" = torch.ops.aten.add.Tensor(add, slice_scatter)
        _unsafe_masked_index_put_accumulate: "f32[30522, 128]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], add_1)
        add_2: "f32[30522, 128]" = torch.ops.aten.add.Tensor(permute, _unsafe_masked_index_put_accumulate)
        return (slice_2, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
