"""assay repro 1
pattern fcfce01687cad2a05cc96e23e93abd8581cd1c7765a5763cc28b617aff3292ea
home    dd2d51feddc5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[1024, 1024]"):
        convert_element_type: "f32[1024, 1024]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[1024, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add: "f32[1024, 1024]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
