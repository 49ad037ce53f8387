"""assay repro 1
pattern 323dfaed3f05425cb534cb75adfb1cf073eab3fce1f636a6ab236b5ca69d3a41
home    e159e2763c46
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 128]", arg1: "i64[256, 128]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        embedding: "f32[256, 128, 128]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "f32[256, 127, 128]" = torch.ops.aten.slice.Tensor(embedding, 1, p0, p1, p2)
        constant_pad_nd: "f32[256, 128, 128]" = torch.ops.aten.constant_pad_nd.default(slice_1, p3)
        slice_2: "f32[256, 127, 128]" = torch.ops.aten.slice.Tensor(embedding, 1, p4, p5, p6)
        constant_pad_nd_1: "f32[256, 128, 128]" = torch.ops.aten.constant_pad_nd.default(slice_2, p7)
        cat: "f32[256, 128, 384]" = torch.ops.aten.cat.default([constant_pad_nd, embedding, constant_pad_nd_1], 2)
        convert_element_type: "bf16[256, 128, 384]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        reshape: "bf16[32768, 384]" = torch.ops.aten.reshape.default(convert_element_type, p8)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
