"""assay repro 1
pattern 5c2540b590788da4b6937992cd5c8b2b6c4aa677f64e4850c755a813b30aa652
home    5ec3d7f05675
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        convert_element_type: "f32[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 3.0)
        mul_1: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[8, 512, 16384]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type_1: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_1: "bf16[4096, 16384]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
