"""assay repro 1
pattern 7de949008fff1e962978c901db300381afc524e8009bbe204c2a46c440086c5a
home    e29009eaeb4b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[4096, 4096]", arg2: "bf16[4096]", arg3: "bf16[4096]"):
        add: "bf16[4096, 4096]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "f32[4096, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[4096, 1]" = var_mean[0]
        getitem_1: "f32[4096, 1]" = var_mean[1]
        add_1: "f32[4096, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[4096, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[4096, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[4096, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[4096, 4096]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
