"""assay repro 1
pattern 7c4f7de57dd3948620ab5b8ab542f4a52ec514684091115c26b73438e441d1e4
home    6b6bc1d0b9d0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 64]", arg1: "f32[12, 64]", arg2: "f32[12, 64]", arg3: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "f32[12, 64]" = torch.ops.aten.mul.Tensor(arg0, 0.125)
        mul_1: "f32[12, 64]" = torch.ops.aten.mul.Tensor(arg1, 0.125)
        mul_2: "f32[12, 64]" = torch.ops.aten.mul.Tensor(arg2, 0.125)
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        mul_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.mul.Tensor(reshape_1, 0.125)
        add: "f32[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul)
        add_1: "f32[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        add_2: "f32[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_2)
        convert_element_type: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        unsqueeze: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 4)
        permute: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1, 4, 3])
        permute_1: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3])
        clone: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_2: "bf16[192, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_1: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        unsqueeze_1: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        permute_3: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [0, 2, 1, 4, 3])
        permute_4: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_3, [1, 0, 2, 4, 3])
        reshape_3: "bf16[12, 8192, 64]" = torch.ops.aten.reshape.default(permute_4, p3)
        permute_5: "bf16[12, 64, 8192]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        convert_element_type_2: "bf16[16, 512, 12, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        unsqueeze_2: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 4)
        permute_6: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_2, [0, 2, 1, 4, 3])
        permute_7: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_6, [1, 0, 2, 4, 3])
        reshape_4: "bf16[12, 8192, 64]" = torch.ops.aten.reshape.default(permute_7, p4)
        permute_8: "bf16[12, 64, 8192]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        return (reshape_2, permute_2, reshape_3, permute_5, reshape_4, permute_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
