"""assay repro 1
pattern a7e6de1c716eda728afae76c7a21ce45bf3f1a2d7c9c65024b8a338de96c5474
home    14169ee92e25
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "f32[128]", arg2: "f32[128]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg2)
        convert_element_type: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_1: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
