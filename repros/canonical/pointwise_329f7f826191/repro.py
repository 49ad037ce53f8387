"""assay repro 1
pattern 329f7f826191f687f02257d7b43b5bcc059d53a4fa4d45c71a5e2599e222e2ef
home    1a8ea9632a86
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "f32[32, 512]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.float32)
        unsqueeze: "f32[32, 1, 512]" = torch.ops.aten.unsqueeze.default(full, 1)
        unsqueeze_1: "f32[32, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        convert_element_type: "bf16[32, 1, 1, 512]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.bfloat16)
        sub: "bf16[32, 1, 1, 512]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type)
        return (full, unsqueeze, unsqueeze_1, convert_element_type, sub)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
