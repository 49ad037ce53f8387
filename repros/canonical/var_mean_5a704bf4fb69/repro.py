"""assay repro 1
pattern 5a704bf4fb69bd7dce99cae309854e9f74d924a932fe7ee407a9cb0c61027ca8
home    d6058e957a33
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50176, 192]", arg1: "bf16[192]", arg2: "bf16[192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 784, 1]" = var_mean[0]
        getitem_1: "f32[64, 784, 1]" = var_mean[1]
        add: "f32[64, 784, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 784, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[64, 28, 28, 192]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[64, 4, 7, 4, 7, 192]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[64, 4, 4, 7, 7, 192]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 4, 4, 7, 7, 192]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[1024, 7, 7, 192]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[1024, 49, 192]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[50176, 192]" = torch.ops.aten.reshape.default(reshape_4, p5)
        reshape_6: "bf16[50176, 192]" = torch.ops.aten.reshape.default(reshape_4, p6)
        reshape_7: "bf16[50176, 192]" = torch.ops.aten.reshape.default(reshape_4, p7)
        return (convert_element_type_1, reshape_5, reshape_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
