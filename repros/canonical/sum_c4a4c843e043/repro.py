"""assay repro 1
pattern c4a4c843e0437a8473995063f8aa8d5a70d07e5fe3d4287a1e2e46158be10b2f
home    cdf162786334
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[24, 64, 512]", arg1: "bf16[2, 12, 512, 64]", arg2: "bf16[24, 512, 64]", arg3: "bf16[24, 512, 64]", arg4: "bf16[2, 12, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        convert_element_type: "f32[24, 64, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[2, 12, 64, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[2, 12, 64, 512]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        permute: "f32[2, 12, 512, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "bf16[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        add: "bf16[2, 12, 512, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type_1)
        permute_1: "bf16[2, 512, 12, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[2, 512, 12, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2, 512, 768]" = torch.ops.aten.reshape.default(clone, p1)
        convert_element_type_2: "f32[24, 512, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape_2: "f32[2, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        mul_1: "f32[2, 12, 512, 64]" = torch.ops.aten.mul.Scalar(reshape_2, 0.3535533905932738)
        convert_element_type_3: "bf16[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        permute_2: "bf16[2, 512, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1, 3])
        clone_1: "bf16[2, 512, 12, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[2, 512, 768]" = torch.ops.aten.reshape.default(clone_1, p3)
        convert_element_type_4: "f32[24, 512, 64]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_4: "f32[2, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_4, p4)
        convert_element_type_5: "bf16[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        add_1: "bf16[2, 12, 512, 64]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_5)
        permute_3: "bf16[2, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone_2: "bf16[2, 512, 12, 64]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_5: "bf16[2, 512, 768]" = torch.ops.aten.reshape.default(clone_2, p5)
        cat: "bf16[2, 512, 2304]" = torch.ops.aten.cat.default([reshape_3, reshape_1, reshape_5], 2)
        reshape_6: "bf16[1024, 2304]" = torch.ops.aten.reshape.default(cat, p6)
        sum_1: "bf16[1, 2304]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0], True)
        reshape_7: "bf16[2304]" = torch.ops.aten.reshape.default(sum_1, p7)
        convert_element_type_6: "f32[2304]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        return (reshape_6, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
