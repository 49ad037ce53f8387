"""assay repro 1
pattern 8c5ac55b3af74bb839490438b632158dd6e206a432b6cca9f8b63fcf26085a9e
home    9c2e02ac5036
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 1, 1]", arg1: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]", arg2: "bf16[]", arg3: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]"):
        sigmoid: "bf16[128, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        mul_1: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        mul_3: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_2, 0.2)
        add: "bf16[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(mul_3, arg3)
        convert_element_type: "f32[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_4: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 256, 64, 64]" = torch.ops.aten.erf.default(mul_4)
        add_1: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_6: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_5, add_1)
        convert_element_type_1: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.7015043497085571)
        mul_8: "bf16[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_7, 0.9805806756909201)
        avg_pool2d: "bf16[128, 256, 32, 32]" = torch.ops.aten.avg_pool2d.default(mul_8, [2, 2], [2, 2], [0, 0], True, False)
        return (mul_8, avg_pool2d)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
