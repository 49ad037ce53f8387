"""assay repro 1
pattern 861181e8690cf066c4168333c75ff8415f4945a080a880707483694e77579f22
home    727d9fc6eddc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "b8[16, 16, 512, 512]", arg2: "bf16[16, 16, 512, 512]", arg3: "f32[16, 16, 512, 1]", arg4: "f32[16, 16, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 16, 512, 512, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "bf16[16, 16, 512, 512]" = torch.ops.aten.squeeze.dim(reshape, 4)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_1: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.0)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul_1, arg3)
        mul_2: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(mul_2)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg4)
        neg: "f32[16, 16, 512, 512]" = torch.ops.aten.neg.default(div)
        convert_element_type_2: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_3: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_4: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(mul_3, div)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[16, 16, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        convert_element_type_3: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_5: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.125)
        reshape_1: "bf16[16, 16, 512, 512, 1]" = torch.ops.aten.reshape.default(mul_5, p1)
        permute: "bf16[16, 16, 512, 1, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        return (mul_5, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
