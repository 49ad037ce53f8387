"""assay repro 1
pattern 784552af87b7286b48abe106a9b62219c1276e6ad05f536b2846ef230a027681
home    e9a955b19c1b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "f32[64, 3136, 64]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 3136, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[64, 3136, 64]" = torch.ops.aten.add.Tensor(reshape, arg1)
        permute: "f32[64, 64, 3136]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_1: "f32[64, 64, 56, 56]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
