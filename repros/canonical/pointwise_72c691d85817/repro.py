"""assay repro 1
pattern 72c691d85817c6117f2104b9cd56e7e1e445ff65cc87f54bbba161c0aaa1bac6
home    223506018560
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 128]", arg1: "f32[384, 30522]"):
        permute: "f32[128, 30522]" = torch.ops.aten.permute.default(arg0, [1, 0])
        cat: "f32[512, 30522]" = torch.ops.aten.cat.default([permute, arg1])
        convert_element_type: "bf16[512, 30522]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        permute_1: "bf16[30522, 512]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (convert_element_type, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
