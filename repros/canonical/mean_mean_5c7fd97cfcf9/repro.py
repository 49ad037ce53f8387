"""assay repro 1
pattern 5c7fd97cfcf9076b4f7e4e050d64b6cd9a5294021a97789ca54517d8252a406e
home    3c295640528d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2304]", arg1: "bf16[2304]", arg2: "bf16[2304]", arg3: "bf16[1, 1000, 2304]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add: "f32[2304]" = torch.ops.aten.add.Tensor(convert_element_type, 1.0)
        convert_element_type_1: "f32[2304]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add_1: "f32[2304]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1.0)
        convert_element_type_2: "f32[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2304]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(convert_element_type_2, rsqrt)
        mul_1: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type_3: "bf16[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_3: "bf16[1, 1000, 2304]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_3)
        convert_element_type_4: "f32[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        pow_2: "f32[1, 1000, 2304]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 2)
        mean_1: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_4: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_4)
        mul_2: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(convert_element_type_4, rsqrt_1)
        mul_3: "f32[1, 1000, 2304]" = torch.ops.aten.mul.Tensor(mul_2, add)
        convert_element_type_5: "bf16[1, 1000, 2304]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_1: "bf16[1000, 2304]" = torch.ops.aten.reshape.default(convert_element_type_5, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
