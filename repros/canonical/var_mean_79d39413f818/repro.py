"""assay repro 1
pattern 79d39413f818dfd6a9b8d17689b39e594072125233588932265ef9b7adb397ea
home    b4e4e4890407
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 1024]", arg1: "bf16[128, 7, 7, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 7, 7, 1024]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[128, 1, 1, 7, 7, 1024]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 1, 7, 1, 7, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        reshape_3: "bf16[128, 7, 7, 1024]" = torch.ops.aten.reshape.default(permute, p3)
        add: "bf16[128, 7, 7, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape_3)
        reshape_4: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(add, p4)
        convert_element_type: "f32[128, 49, 1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_1: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 49, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 49, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 49, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_5: "bf16[6272, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (reshape_4, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
