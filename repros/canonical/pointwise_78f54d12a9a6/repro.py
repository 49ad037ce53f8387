"""assay repro 1
pattern 78f54d12a9a69f43bc574a2e0445b6059c6d146a937dd24875613598eb7b9954
home    4f5d72c10555
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1280]"):
        convert_element_type: "f32[256, 1280]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256, 1280]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[256, 1280]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[256, 1280]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul: "f32[256, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type, clamp_max)
        div: "f32[256, 1280]" = torch.ops.aten.div.Tensor(mul, 6.0)
        convert_element_type_1: "bf16[256, 1280]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
