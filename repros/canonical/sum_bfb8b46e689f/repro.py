"""assay repro 1
pattern bfb8b46e689f501a583748fe2c1a121c59822dc3da69208e900d143a54634cf2
home    cbaf6aab7973
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768, 7, 7]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]"):
        add: "bf16[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
