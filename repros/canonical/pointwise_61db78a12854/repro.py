"""assay repro 1
pattern 61db78a12854d39c014c90786f4e72e679d9f71de7ce69dbdd452286f20adb60
home    c35874614b6c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2, 512]", arg1: "bf16[32768, 512]", arg2: "i64[1, 512]", arg3: "f32[512, 512]", arg4: "f32[512]", arg5: "f32[512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        full: "i64[256, 128]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding: "f32[256, 128, 512]" = torch.ops.aten.embedding.default(arg0, full)
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "i64[1, 128]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        embedding_1: "f32[1, 128, 512]" = torch.ops.aten.embedding.default(arg3, slice_1)
        add: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(reshape, embedding_1)
        add_1: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add, embedding)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        add_2: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(mul, arg5)
        convert_element_type: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[32768, 512]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        return (full, embedding, embedding_1, add_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
