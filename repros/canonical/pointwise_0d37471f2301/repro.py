"""assay repro 1
pattern 0d37471f230159292394510742945e967c604ebebca32e93c6e5571cd7fb225d
home    586376ba5da3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 3]", arg1: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        index: "f32[2401, 3]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[49, 49, 3]" = torch.ops.aten.reshape.default(index, p0)
        permute: "f32[3, 49, 49]" = torch.ops.aten.permute.default(reshape, [2, 0, 1])
        clone: "f32[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        constant_pad_nd: "bf16[1, 3, 49, 56]" = torch.ops.aten.constant_pad_nd.default(convert_element_type, p1)
        slice_1: "bf16[1, 3, 49, 49]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p2, p3, p4)
        expand: "bf16[8192, 3, 49, 49]" = torch.ops.aten.expand.default(slice_1, p5)
        return (constant_pad_nd, expand)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
