"""assay repro 1
pattern 18023375813c51de03281260076c985b4d455d12292738a49e108d7e4d87a75d
home    3590361e67d9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]", p0: "size[]"):
        permute: "f32[1024, 8, 768]" = torch.ops.aten.permute.default(arg0, [1, 0, 2])
        convert_element_type: "bf16[1024, 8, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        clone: "bf16[1024, 8, 768]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(clone, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
