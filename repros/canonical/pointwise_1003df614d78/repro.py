"""assay repro 1
pattern 1003df614d7826f28a2ecb32d4aaa815739b28ac9ab62d65593fe60420853fa4
home    86a83bdd12ef
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[48]", arg1: "bf16[48]", arg2: "bf16[48]", arg3: "bf16[48]", arg4: "bf16[48]", arg5: "bf16[48]", arg6: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg7: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 48, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 48, 1, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "bf16[48, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[48, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[48]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[48]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[48]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[48]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[48]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[48]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(arg6, unsqueeze_7)
        mul_1: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        mul_3: "bf16[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, reshape_1)
        add_2: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg7, mul_3)
        avg_pool2d: "bf16[128, 48, 56, 56]" = torch.ops.aten.avg_pool2d.default(add_2, [3, 3], [1, 1], [1, 1], False, False)
        sub_1: "bf16[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(avg_pool2d, add_2)
        mul_4: "bf16[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, reshape)
        add_3: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(add_2, mul_4)
        return (add_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
