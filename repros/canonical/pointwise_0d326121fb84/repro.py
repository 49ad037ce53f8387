"""assay repro 1
pattern 0d326121fb843ccd68590cdfa77fc39c818cee2add590dcd817b8cca1c20d97d
home    7db24e36d97b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401536, 64]", arg1: "f32[128, 3137, 64]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        reshape: "bf16[128, 3137, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3137, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "f32[128, 3136, 64]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        reshape_1: "f32[128, 56, 56, 64]" = torch.ops.aten.reshape.default(slice_1, p4)
        permute: "f32[128, 64, 56, 56]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        clone: "f32[128, 64, 56, 56]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
