"""assay repro 1
pattern 18579abf33e7a178d9b5bd62a8c9fe68ef40d1567390e6b8027bf47721495a92
home    4c132f588eab
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size[]"):
        full: "i64[2, 1024]" = torch.ops.aten.full.default(p0, 1, dtype = torch.int64)
        scalar_tensor: "bf16[]" = torch.ops.aten.scalar_tensor.default(-3.3895313892515355e+38, dtype = torch.bfloat16)
        unsqueeze: "i64[2, 1, 1024]" = torch.ops.aten.unsqueeze.default(full, 1)
        unsqueeze_1: "i64[2, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        expand: "i64[2, 1, 1024, 1024]" = torch.ops.aten.expand.default(unsqueeze_1, p1)
        convert_element_type: "bf16[2, 1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(expand, torch.bfloat16)
        sub: "bf16[2, 1, 1024, 1024]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type)
        convert_element_type_1: "b8[2, 1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(sub, torch.bool)
        where: "bf16[2, 1, 1024, 1024]" = torch.ops.aten.where.self(convert_element_type_1, scalar_tensor, sub)
        return (full, scalar_tensor, unsqueeze, unsqueeze_1, expand, convert_element_type, sub, convert_element_type_1, where)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
