"""assay repro 1
pattern cbf8520ce3da8a79e1ba3d318b48524c9f73fc1e796eb985fcb947d4fba39319
home    8e87fc6d706c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1152]", arg1: "bf16[8, 1152]", arg2: "bf16[8, 1024, 1152]"):
        unsqueeze: "bf16[8, 1, 1152]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        add: "bf16[8, 1, 1152]" = torch.ops.aten.add.Tensor(unsqueeze, 1.0)
        unsqueeze_1: "bf16[8, 1, 1152]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        convert_element_type: "f32[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_1: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 1024, 1152]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        convert_element_type_1: "bf16[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add)
        add_2: "bf16[8, 1024, 1152]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_1)
        return (add_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
