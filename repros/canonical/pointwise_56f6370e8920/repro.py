"""assay repro 1
pattern 56f6370e89202a756a849142964411de13fea8eee67cc42ff93795603fa260e7
home    a223a035a74b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 768, 250]", p0: "size", p1: "size", p2: "size"):
        slice_1: "bf16[8, 768, 249]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        convert_element_type: "f32[8, 768, 249]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 768, 249]" = torch.ops.aten.erf.default(mul)
        add: "f32[8, 768, 249]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[8, 768, 249]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        permute: "bf16[8, 249, 768]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        return (permute,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
