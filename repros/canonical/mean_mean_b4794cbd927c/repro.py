"""assay repro 1
pattern b4794cbd927cedace5d5c9e750a780365e7e65c23dfece0e5a66cd2420cfe871
home    195365f51e41
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1152]", arg1: "f32[1152]", arg2: "bf16[1000, 1152]", arg3: "f32[1, 1000, 1152]", p0: "size[]", p1: "size[]"):
        add: "f32[1152]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        add_1: "f32[1152]" = torch.ops.aten.add.Tensor(arg1, 1.0)
        reshape: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type_1: "bf16[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_3: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_1)
        pow_2: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(add_3, 2)
        mean_1: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_4: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_4)
        mul_2: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_3, rsqrt_1)
        mul_3: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_2, add)
        convert_element_type_2: "bf16[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_1: "bf16[1000, 1152]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        return (rsqrt, add_3, rsqrt_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
