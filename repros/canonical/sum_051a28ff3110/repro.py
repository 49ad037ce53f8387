"""assay repro 1
pattern 051a28ff3110bdef8188c6f43445477467b25dc40a1fc44a3896c92eb807d724
home    f16979e77195
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 64]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 12, 64, 512]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        clone: "bf16[32, 12, 64, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 768, 512]" = torch.ops.aten.reshape.default(clone, p1)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2])
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (reshape_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
