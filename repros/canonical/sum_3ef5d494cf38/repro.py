"""assay repro 1
pattern 3ef5d494cf38502b82e051e8a1923cb1f0879d25cfc1d31ebb09828ecba8843e
home    eac9159d6c6d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1000]", p0: "size[]"):
        div: "bf16[128, 1000]" = torch.ops.aten.div.Tensor(arg0, 2.0)
        permute: "bf16[1000, 128]" = torch.ops.aten.permute.default(div, [1, 0])
        sum_1: "f32[1, 1000]" = torch.ops.aten.sum.dim_IntList(div, [0], True, dtype = torch.float32)
        reshape: "f32[1000]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[1000]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1000]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (div, permute, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
