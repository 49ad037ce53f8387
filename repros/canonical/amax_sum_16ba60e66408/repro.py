"""assay repro 1
pattern 16ba60e66408ebdc3dffaf0d338521a10b00b32c96037f7ae3e52bf88728cee9
home    4e92a4de14a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6144, 49, 49]", arg1: "i64[49, 49]", arg2: "bf16[169, 6]", arg3: "bf16[6, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "bf16[2401, 6]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "bf16[49, 49, 6]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[6, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[6, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[6, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul: "bf16[6, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 6, 49, 49]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[6, 1, 1]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        clamp_max: "f32[6, 1, 1]" = torch.ops.aten.clamp_max.default(convert_element_type, 4.605170185988092)
        convert_element_type_1: "bf16[6, 1, 1]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.bfloat16)
        exp: "bf16[6, 1, 1]" = torch.ops.aten.exp.default(convert_element_type_1)
        mul_1: "bf16[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        add: "bf16[1024, 6, 49, 49]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze)
        convert_element_type_2: "f32[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[1024, 6, 49, 1]" = torch.ops.aten.amax.default(convert_element_type_2, [3], True)
        sub: "f32[1024, 6, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type_2, amax)
        exp_1: "f32[1024, 6, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1024, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [3], True)
        div: "f32[1024, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, sum_1)
        convert_element_type_3: "bf16[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[1024, 6, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_3, p3)
        reshape_3: "bf16[6144, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
