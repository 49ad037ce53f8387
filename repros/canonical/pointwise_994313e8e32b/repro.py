"""assay repro 1
pattern 994313e8e32b47b77e217f7f37f582c315bb18e34faad4182992a12244cd5868
home    59e033321dd2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2458624, 8]", arg1: "f32[8]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[64, 196, 196, 8]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        permute: "bf16[64, 8, 196, 196]" = torch.ops.aten.permute.default(add, [0, 3, 1, 2])
        expand: "bf16[64, 8, 196, 196]" = torch.ops.aten.expand.default(permute, p1)
        clone: "bf16[64, 8, 196, 196]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 196, 196]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[512, 200, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p3)
        permute_1: "bf16[512, 196, 196]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
