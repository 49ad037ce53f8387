"""assay repro 1
pattern d7c3e05844e874e6dac750e329c690219f72a49a5137e744f1d3bf2e2a4a2416
home    4f6c811cd157
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 384, 512]", arg1: "f32[384, 1]", arg2: "bf16[16384, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        add: "f32[32, 384, 512]" = torch.ops.aten.add.Tensor(arg0, arg1)
        reshape: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[32, 512, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[32, 6, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[32, 6, 512, 64]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[32, 6, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[192, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type: "bf16[32, 384, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute_2: "bf16[32, 512, 384]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        mul: "bf16[32, 512, 384]" = torch.ops.aten.mul.Tensor(permute_2, reshape)
        clone_1: "bf16[32, 512, 384]" = torch.ops.aten.clone.default(mul, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16384, 384]" = torch.ops.aten.reshape.default(clone_1, p4)
        return (reshape_2, permute_1, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
