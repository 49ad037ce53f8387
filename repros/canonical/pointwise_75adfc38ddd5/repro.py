"""assay repro 1
pattern 75adfc38ddd5cdb04824bbba41d20c23742a265e236384c575c6af2242fbcb7e
home    1454be3f7bfe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1]", arg1: "bf16[1, 128256]"):
        unsqueeze: "bf16[1, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        convert_element_type: "f32[1, 128256]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        div: "f32[1, 128256]" = torch.ops.aten.div.Tensor(convert_element_type, unsqueeze)
        return (div,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
