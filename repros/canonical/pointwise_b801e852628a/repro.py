"""assay repro 1
pattern b801e852628a8fe557a24466c507eaf0d093a549eed67d3e5d7fc72cf43d20a1
home    c85c768c7e99
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[100352, 2048]", arg1: "i64[1, 1000]", p0: "size[]"):
        embedding: "f32[1, 1000, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(embedding, torch.bfloat16)
        reshape: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
