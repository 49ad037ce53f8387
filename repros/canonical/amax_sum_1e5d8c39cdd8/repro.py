"""assay repro 1
pattern 1e5d8c39cdd8c4e47ab5db981e66ed25b0201ce290598135a5edea660cbfc9bd
home    6234b5c19f07
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "b8[8, 1, 512, 512]" = torch.ops.aten.full.default(p0, False, dtype = torch.bool)
        reshape: "bf16[8, 24, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(full_1, full, reshape)
        convert_element_type: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[8, 24, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[8, 24, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 24, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 24, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 24, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
