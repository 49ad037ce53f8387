"""assay repro 1
pattern e87e0bbd72f7bdd74e5c60f9b8d7e05676823dc1c5908f5c45db18ce08f4f22c
home    406789c7b982
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[32, 12, 512, 512]", arg1: "f32[32, 12, 512, 512]", p0: "size[]", p1: "size[]"):
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(mul_1, p0)
        reshape: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p1)
        permute: "f32[384, 512, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "bf16[384, 512, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
