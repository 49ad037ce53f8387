"""assay repro 1
pattern 78c301e4daa572e245f41fdcc64b1d9ae1ea674b176e9adc2ec32b3b7301edf6
home    aa223cb896c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 56, 56][250880, 1, 4480, 80]", arg1: "f32[128, 80, 56, 56][250880, 1, 4480, 80]"):
        add: "f32[128, 80, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "bf16[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
