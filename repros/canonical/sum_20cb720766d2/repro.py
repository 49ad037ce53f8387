"""assay repro 1
pattern 20cb720766d27eac5a961830a4062ae925a78d8dd7abd5007d1c66c17d3e988f
home    84306a23f511
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 768, 7, 7]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]"):
        convert_element_type: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        add: "bf16[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type, arg1)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type_1: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (add, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
