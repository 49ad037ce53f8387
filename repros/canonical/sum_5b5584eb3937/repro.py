"""assay repro 1
pattern 5b5584eb393708077f036ddb967c5fae29fcf637a25148c4d5402d2e0bf6ce58
home    1879a56b3b01
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 584, 8, 8][37376, 1, 4672, 584]", arg1: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", p0: "size", p1: "size", p2: "size"):
        slice_1: "f32[64, 146, 8, 8]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        convert_element_type: "bf16[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        convert_element_type_1: "f32[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        convert_element_type_2: "bf16[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.bfloat16)
        add: "bf16[64, 146, 8, 8]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        sum_1: "bf16[146]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type_3: "f32[146]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_1, add, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
