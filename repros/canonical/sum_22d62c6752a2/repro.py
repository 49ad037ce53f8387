"""assay repro 1
pattern 22d62c6752a2f7f30b2780150d6a179fa5aecfaf87b250d26b5b70562355524e
home    aa223cb896c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 56, 56][250880, 1, 4480, 80]", arg1: "f32[128, 80, 56, 56][250880, 1, 4480, 80]"):
        convert_element_type: "f32[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[128, 80, 56, 56]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        convert_element_type_1: "bf16[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        sum_1: "bf16[80]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[80]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (add, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
