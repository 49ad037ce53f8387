"""assay repro 1
pattern 6146ef29058d50f259f32ceebb5b2eaa0b1e92e7ec96ccbcc729e4015a97f8b4
home    30011f1eb6ac
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[4096, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[4, 1024, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.79788456)
        mul_1: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        mul_2: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.044715)
        mul_3: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul_2, reshape)
        add: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        mul_4: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul, add)
        mul_5: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.1070322243)
        mul_6: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul_5, reshape)
        add_1: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(mul_6, 0.79788456)
        reshape_1: "bf16[4, 1024, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        tanh: "bf16[4, 1024, 4096]" = torch.ops.aten.tanh.default(mul_4)
        add_2: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_7: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_8: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        sub: "bf16[4, 1024, 4096]" = torch.ops.aten.sub.Tensor(1.0, mul_7)
        mul_9: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(sub, add_1)
        mul_10: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul_1, mul_9)
        add_3: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(mul_10, mul_8)
        mul_11: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(add_3, reshape_1)
        reshape_2: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(mul_11, p2)
        permute: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
