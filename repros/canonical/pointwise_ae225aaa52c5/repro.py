"""assay repro 1
pattern ae225aaa52c5db9efb98edc22d6a2459c101bb96de868169343822cede2270f5
home    3d48b75ec54b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 1, 1]", arg1: "bf16[128, 256, 72, 72][1327104, 1, 18432, 256]", arg2: "bf16[128, 256, 72, 72][1327104, 1, 18432, 256]"):
        sigmoid: "bf16[128, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 256, 72, 72]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        mul_1: "bf16[128, 256, 72, 72]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 256, 72, 72]" = torch.ops.aten.mul.Tensor(mul_1, 0.2)
        add: "bf16[128, 256, 72, 72]" = torch.ops.aten.add.Tensor(mul_2, arg2)
        convert_element_type: "f32[128, 256, 72, 72]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        neg: "f32[128, 256, 72, 72]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 256, 72, 72]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 256, 72, 72]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 256, 72, 72]" = torch.ops.aten.div.Tensor(convert_element_type, add_1)
        convert_element_type_1: "bf16[128, 256, 72, 72]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[128, 256, 72, 72]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.9805806756909201)
        avg_pool2d: "bf16[128, 256, 36, 36]" = torch.ops.aten.avg_pool2d.default(mul_3, [2, 2], [2, 2], [0, 0], True, False)
        return (mul_3, avg_pool2d)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
