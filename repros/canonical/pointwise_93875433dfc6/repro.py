"""assay repro 1
pattern 93875433dfc65193418187a2982717ed4e696448dd885a2eaca83a6bda58bb47
home    c7909b1e7192
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 1024, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        mul_1: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.79788456)
        mul_2: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.044715)
        mul_3: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul_2, reshape)
        add: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        mul_4: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul_1, add)
        tanh: "bf16[4, 1024, 4096]" = torch.ops.aten.tanh.default(mul_4)
        add_1: "bf16[4, 1024, 4096]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "bf16[4, 1024, 4096]" = torch.ops.aten.mul.Tensor(mul, add_1)
        reshape_1: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(mul_5, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
