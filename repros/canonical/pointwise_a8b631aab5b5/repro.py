"""assay repro 1
pattern a8b631aab5b56d20f86763c430215fe85a065577c3ee40e44ece59acab938d4a
home    ded6bc5cdf53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "f32[128, 3136, 48]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "bf16[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
