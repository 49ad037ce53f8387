"""assay repro 1
pattern 45d7e287d8b1c8375632129174edc53cf345c3ba27ceae7128f1466cda534082
home    4a28b5edf657
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[224, 224]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        slice_1: "bf16[220, 224]" = torch.ops.aten.slice.Tensor(arg0, 0, p0, p1, p2)
        slice_2: "bf16[220, 220]" = torch.ops.aten.slice.Tensor(slice_1, 1, p3, p4, p5)
        convert_element_type: "f32[220, 220]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
