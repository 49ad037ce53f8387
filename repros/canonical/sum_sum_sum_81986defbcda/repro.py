"""assay repro 1
pattern 81986defbcdadf87a5e544d38d685ee5b5115be7278b3ff0e49919fafe680d0b
home    c051f41e7ecf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 64]", arg1: "bf16[12, 8192, 64]", arg2: "bf16[12, 8192, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        permute_1: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 2, 1, 4, 3])
        reshape_1: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_2: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        permute_3: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.permute.default(permute_2, [0, 2, 1, 4, 3])
        reshape_2: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.reshape.default(arg2, p2)
        permute_4: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_2, [1, 0, 2, 4, 3])
        permute_5: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.permute.default(permute_4, [0, 2, 1, 4, 3])
        squeeze: "bf16[16, 512, 12, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        squeeze_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.squeeze.dim(permute_3, 4)
        squeeze_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.squeeze.dim(permute_5, 4)
        convert_element_type: "f32[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.float32)
        sum_1: "f32[1, 1, 12, 64]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[12, 64]" = torch.ops.aten.reshape.default(sum_1, p3)
        mul: "f32[12, 64]" = torch.ops.aten.mul.Tensor(reshape_3, 0.125)
        convert_element_type_1: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        convert_element_type_2: "f32[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        sum_2: "f32[1, 1, 12, 64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[12, 64]" = torch.ops.aten.reshape.default(sum_2, p4)
        mul_1: "f32[12, 64]" = torch.ops.aten.mul.Tensor(reshape_4, 0.125)
        convert_element_type_3: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.bfloat16)
        convert_element_type_4: "f32[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(squeeze_2, torch.float32)
        sum_3: "f32[1, 1, 12, 64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 1], True, dtype = torch.float32)
        reshape_5: "f32[12, 64]" = torch.ops.aten.reshape.default(sum_3, p5)
        mul_2: "f32[12, 64]" = torch.ops.aten.mul.Tensor(reshape_5, 0.125)
        convert_element_type_5: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type_4, torch.bfloat16)
        add: "bf16[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_5)
        add_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        mul_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.mul.Tensor(add_1, 0.125)
        clone: "bf16[16, 512, 12, 64]" = torch.ops.aten.clone.default(mul_3, memory_format = torch.contiguous_format)
        reshape_6: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_7: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape_6, p7)
        permute_6: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        return (mul, mul_1, mul_2, reshape_7, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
