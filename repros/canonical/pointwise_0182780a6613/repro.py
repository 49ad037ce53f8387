"""assay repro 1
pattern 0182780a6613485adb0fbcd0272f0c0456468ce97b8113bb44184576cf6ed4fd
home    9bb9082a45e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[729, 6]", arg1: "i64[38416]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        index: "f32[38416, 6]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[196, 196, 6]" = torch.ops.aten.reshape.default(index, p0)
        permute: "f32[6, 196, 196]" = torch.ops.aten.permute.default(reshape, [2, 0, 1])
        unsqueeze: "f32[1, 6, 196, 196]" = torch.ops.aten.unsqueeze.default(permute, 0)
        clone: "f32[1, 6, 196, 196]" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format)
        convert_element_type: "bf16[1, 6, 196, 196]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        constant_pad_nd: "bf16[1, 6, 196, 200]" = torch.ops.aten.constant_pad_nd.default(convert_element_type, p1)
        slice_1: "bf16[1, 6, 196, 196]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p2, p3, p4)
        expand: "bf16[64, 6, 196, 196]" = torch.ops.aten.expand.default(slice_1, p5)
        return (constant_pad_nd, expand)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
