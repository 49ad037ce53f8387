"""assay repro 1
pattern f1b37a4d9bc97ee064b33f681fbc745f29f85c411989c05a9f3fb17b6d099624
home    bd9bd6869317
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192]", arg1: "bf16[192]", arg2: "bf16[192]", arg3: "bf16[192]", arg4: "bf16[128, 192, 56, 56][602112, 1, 10752, 192]"):
        unsqueeze: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[192]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[192]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[192]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[192]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 192, 56, 56]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 192, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[128, 192, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_3: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.7071067811865476)
        erf: "f32[128, 192, 56, 56]" = torch.ops.aten.erf.default(mul_3)
        add_2: "f32[128, 192, 56, 56]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_4: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5)
        mul_5: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(mul_4, add_2)
        convert_element_type_3: "bf16[128, 192, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
