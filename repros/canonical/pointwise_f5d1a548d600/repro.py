"""assay repro 1
pattern f5d1a548d600b89fc1f3e99e820ef9a61e9d25491afc6a2aae6895a395ea0c3d
home    106fcc5183b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[8000, 1]", arg1: "bf16[8000, 2048]", p0: "size"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        where: "bf16[8000, 2048]" = torch.ops.aten.where.self(arg0, full, arg1)
        split = torch.ops.aten.split.Tensor(where, p0, 1)
        getitem: "bf16[8000, 1024]" = split[0]
        getitem_1: "bf16[8000, 1024]" = split[1]
        convert_element_type: "f32[8000, 1024]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        neg: "f32[8000, 1024]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[8000, 1024]" = torch.ops.aten.exp.default(neg)
        add: "f32[8000, 1024]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[8000, 1024]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[8000, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[8000, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, getitem_1)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
