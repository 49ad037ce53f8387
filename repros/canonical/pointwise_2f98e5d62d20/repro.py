"""assay repro 1
pattern 2f98e5d62d20a8f9bd5047e2d22899b7e23cd0302c7a26b7064f0a3e0bd2a856
home    cf1160c0d8bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[64, 64, 112, 112][802816, 1, 7168, 64]"):
        unsqueeze: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[64]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[64]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[64]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[64, 64, 112, 112]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[64, 64, 112, 112]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[64, 64, 112, 112]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[64, 64, 112, 112]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[64, 64, 112, 112]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        avg_pool2d: "bf16[64, 64, 56, 56]" = torch.ops.aten.avg_pool2d.default(convert_element_type_3, [2, 2], [2, 2])
        return (avg_pool2d,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
