"""assay repro 1
pattern a3d608d35a1a1452af146815842278245514a030dcef273a7585aac30156fc57
home    9b4c22d3a3e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "b8[16, 512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "b8[16, 512]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(slice_1, 0)
        reshape_1: "b8[16, 1, 1, 512]" = torch.ops.aten.reshape.default(eq, p4)
        expand: "b8[16, 16, 512, 512]" = torch.ops.aten.expand.default(reshape_1, p5)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(expand, full, reshape)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p6)
        reshape_2: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p7)
        return (slice_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
