"""assay repro 1
pattern 83e0ad5a00878ad2ae48bc8d82ccee66f121f4a3fc6e21beea9d405a218cbd5a
home    ac6090b5cb0d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[128, 64, 64, 64][262144, 1, 4096, 64]", p0: "size[]"):
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
        sub: "f32[128, 64, 64, 64]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 64, 64, 64]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[128, 64, 64, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[128, 64, 64, 64]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 64, 64, 64]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[128, 64, 64, 64]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 64, 64, 64]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[128, 64, 64, 64]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mean: "bf16[128, 64]" = torch.ops.aten.mean.dim(convert_element_type_3, [2, 3])
        reshape: "bf16[128, 1, 64]" = torch.ops.aten.reshape.default(mean, p0)
        return (convert_element_type_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
