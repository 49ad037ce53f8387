"""assay repro 1
pattern 65d58e3feb7464288e35f3ae174cf4d25614f89695a2ea102c92cb2e67110796
home    d859f3e08fb5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 128, 56, 56]", arg1: "bf16[128]", arg2: "bf16[128]", arg3: "bf16[128]", arg4: "bf16[128]"):
        avg_pool2d: "bf16[64, 128, 28, 28]" = torch.ops.aten.avg_pool2d.default(arg0, [2, 2], [2, 2])
        unsqueeze: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_1: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_2: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[128]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        unsqueeze_6: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 128, 28, 28]" = torch.ops.aten.sub.Tensor(avg_pool2d, unsqueeze_7)
        mul_1: "f32[64, 128, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 128, 28, 28]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[64, 128, 28, 28]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 128, 28, 28]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[64, 128, 28, 28]" = torch.ops.aten.relu.default(convert_element_type_2)
        return (avg_pool2d, relu)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
