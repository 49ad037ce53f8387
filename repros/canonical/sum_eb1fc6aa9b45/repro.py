"""assay repro 1
pattern eb1fc6aa9b45d2f6205d9f824031867b34867b5f629650e724c7967f0bb36c68
home    923d19cefd07
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 48, 128]", arg1: "bf16[1, 1, 128]"):
        convert_element_type: "f32[768, 48, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        pow_1: "f32[768, 48, 128]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        sum_1: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(pow_1, [0, 1], True)
        pow_2: "f32[1, 1, 128]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_1: "bf16[1, 1, 128]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        div: "bf16[1, 1, 128]" = torch.ops.aten.div.Tensor(arg1, convert_element_type_1)
        mul: "bf16[768, 48, 128]" = torch.ops.aten.mul.Tensor(arg0, div)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
