"""assay repro 1
pattern 58284b227f7694c019dfeb5dba510f2e204b030e07726b001c5b211635af94b9
home    e5d1560a9272
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]", arg1: "bf16[4096]"):
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        pow_1: "f32[16, 4096]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[16, 1]" = torch.ops.aten.mean.dim(pow_1, [1], True)
        add: "f32[16, 1]" = torch.ops.aten.add.Scalar(mean, 1e-06)
        rsqrt: "f32[16, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(mul, arg1)
        convert_element_type_1: "bf16[16, 4096]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        abs_1: "bf16[16, 4096]" = torch.ops.aten.abs.default(convert_element_type_1)
        amax: "bf16[16, 1]" = torch.ops.aten.amax.default(abs_1, [1], True)
        convert_element_type_2: "f32[16, 1]" = torch.ops.prims.convert_element_type.default(amax, torch.float32)
        clamp_min: "f32[16, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_2, 1e-12)
        div: "f32[16, 1]" = torch.ops.aten.div.Tensor(clamp_min, 448.0)
        convert_element_type_3: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        div_1: "f32[16, 4096]" = torch.ops.aten.div.Tensor(convert_element_type_3, div)
        clamp_min_1: "f32[16, 4096]" = torch.ops.aten.clamp_min.default(div_1, -448.0)
        clamp_max: "f32[16, 4096]" = torch.ops.aten.clamp_max.default(clamp_min_1, 448.0)
        convert_element_type_4: "f8e4m3fn[16, 4096]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.float8_e4m3fn)
        return (div, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
