"""assay repro 1
pattern d543f9a0169ab8a903c3fddaf85041d6797abad8d0504be6e3fbb5735e0bedce
home    1f6fe5dcfcdc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8000]", arg1: "i64[8000]", arg2: "bf16[1000, 2048]"):
        div: "i64[8000]" = torch.ops.aten.div.Tensor_mode(arg0, 8, rounding_mode = 'floor')
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        ge: "b8[8000]" = torch.ops.aten.ge.Scalar(arg1, 64)
        index: "bf16[8000, 2048]" = torch.ops.aten.index.Tensor(arg2, [div])
        unsqueeze: "b8[8000, 1]" = torch.ops.aten.unsqueeze.default(ge, 1)
        where: "bf16[8000, 2048]" = torch.ops.aten.where.self(unsqueeze, full, index)
        convert_element_type: "i32[8000]" = torch.ops.prims.convert_element_type.default(arg1, torch.int32)
        return (unsqueeze, where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
