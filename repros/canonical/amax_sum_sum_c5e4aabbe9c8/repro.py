"""assay repro 1
pattern c5e4aabbe9c82eaecb13527f568992d0a2ffa7bc3e5ec0c0fb4c304be9132a0d
home    0dea27c978c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 257, 4, 256]", p0: "size[]", p1: "size[]"):
        split_with_sizes = torch.ops.aten.split_with_sizes.default(arg0, p0, 1)
        getitem: "bf16[128, 1, 4, 256]" = split_with_sizes[0]
        getitem_1: "bf16[128, 128, 4, 256]" = split_with_sizes[1]
        getitem_2: "bf16[128, 128, 4, 256]" = split_with_sizes[2]
        relu: "bf16[128, 128, 4, 256]" = torch.ops.aten.relu.default(getitem_2)
        convert_element_type: "f32[128, 1, 4, 256]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        amax: "f32[128, 1, 4, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[128, 1, 4, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 1, 4, 256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 1, 4, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 1, 4, 256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        mul: "f32[128, 128, 4, 256]" = torch.ops.aten.mul.Tensor(getitem_1, div)
        sum_2: "f32[128, 128, 4, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True, dtype = torch.float32)
        expand: "f32[128, 128, 4, 256]" = torch.ops.aten.expand.default(sum_2, p1)
        mul_1: "f32[128, 128, 4, 256]" = torch.ops.aten.mul.Tensor(relu, expand)
        convert_element_type_1: "bf16[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        return (getitem, getitem_1, relu, amax, sum_1, sum_2, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
