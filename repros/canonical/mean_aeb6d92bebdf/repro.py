"""assay repro 1
pattern aeb6d92bebdfbcad8f626350a556ba249d11f62b6fda04bff68c77db703669d9
home    8a3eb576f92a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg2: "bf16[768]", arg3: "bf16[768]", arg4: "bf16[768]", arg5: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        unsqueeze: "bf16[768, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[768, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[768]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[768]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[768]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(add, unsqueeze_7)
        mul_1: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mean: "bf16[128, 768, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_2, [2, 3], True)
        as_strided: "bf16[128, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        reshape: "bf16[128, 768]" = torch.ops.aten.reshape.default(as_strided, p2)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
