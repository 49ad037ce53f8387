"""assay repro 1
pattern 60af062e99f44780ca4b5278d90ed16b72fa3959d6b60e0d558e679461c0d690
home    25962e8e230c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[128]", arg2: "f32[16, 4]", arg3: "bf16[16, 4]", arg4: "i64[16, 4]", arg5: "bf16[16, 128]", arg6: "f32[16, 1]", arg7: "f32[16, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[16, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[]" = torch.ops.aten.mul.Tensor(arg0, 128.0)
        expand: "f32[128]" = torch.ops.aten.expand.default(mul, p1)
        mul_1: "f32[128]" = torch.ops.aten.mul.Tensor(expand, arg1)
        sum_1: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(arg2, [1], True)
        div: "f32[16, 4]" = torch.ops.aten.div.Tensor(arg2, sum_1)
        div_1: "f32[16, 4]" = torch.ops.aten.div.Tensor(div, sum_1)
        unsqueeze: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        expand_1: "f32[16, 128]" = torch.ops.aten.expand.default(unsqueeze, p2)
        div_2: "f32[16, 128]" = torch.ops.aten.div.Scalar(expand_1, 16.0)
        convert_element_type: "f32[16, 4]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        div_3: "f32[16, 4]" = torch.ops.aten.div.Tensor(convert_element_type, sum_1)
        neg: "f32[16, 4]" = torch.ops.aten.neg.default(convert_element_type)
        mul_2: "f32[16, 4]" = torch.ops.aten.mul.Tensor(neg, div_1)
        sum_2: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
        expand_2: "f32[16, 4]" = torch.ops.aten.expand.default(sum_2, p3)
        add: "f32[16, 4]" = torch.ops.aten.add.Tensor(div_3, expand_2)
        scatter: "f32[16, 128]" = torch.ops.aten.scatter.src(full, 1, arg4, add)
        add_1: "f32[16, 128]" = torch.ops.aten.add.Tensor(div_2, scatter)
        convert_element_type_1: "f32[16, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[16, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        exp: "f32[16, 128]" = torch.ops.aten.exp.default(sub)
        div_4: "f32[16, 128]" = torch.ops.aten.div.Tensor(exp, arg7)
        mul_3: "f32[16, 128]" = torch.ops.aten.mul.Tensor(add_1, div_4)
        neg_1: "f32[16, 128]" = torch.ops.aten.neg.default(div_4)
        sum_3: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        fma: "f32[16, 128]" = torch.ops.prims.fma.default(neg_1, sum_3, mul_3)
        convert_element_type_2: "bf16[16, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
