"""assay repro 1
pattern ec712e4bd38a0f2184f42cd95aadd4d77b3857dd8b81f55b901e4b55f7034e2c
home    6e8164154eb2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "f32[2048]", arg2: "f32[1, 1000, 2048]", arg3: "f32[2048]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg1, mul)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg2, convert_element_type_1)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(add_1, 2)
        mean_1: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-05)
        rsqrt_1: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, rsqrt_1)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg3, mul_2)
        convert_element_type_2: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        return (rsqrt, add_1, rsqrt_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
