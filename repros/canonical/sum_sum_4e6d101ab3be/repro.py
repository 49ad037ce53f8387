"""assay repro 1
pattern 4e6d101ab3bee0a090c996df559086eef0b4fd69f143b8e02bf30fd690ad2a28
home    2944122dc419
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 160]", arg1: "f32[64, 160, 32, 32][163840, 1, 5120, 160]", arg2: "bf16[64, 80, 32, 32][81920, 1, 2560, 80]", arg3: "f32[64, 160, 32, 32][163840, 1, 5120, 160]", arg4: "f32[160]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[64, 32, 32, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "f32[64, 80, 32, 32]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        convert_element_type: "f32[64, 80, 32, 32]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        cat: "f32[64, 160, 32, 32]" = torch.ops.aten.cat.default([convert_element_type, slice_1], 1)
        add: "f32[64, 160, 32, 32]" = torch.ops.aten.add.Tensor(arg3, cat)
        permute: "f32[64, 32, 32, 160]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        mul: "f32[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(permute, arg4)
        mul_1: "f32[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_1: "f32[1, 1, 1, 160]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[160]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type_1: "bf16[64, 32, 32, 160]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_2: "bf16[65536, 160]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute_1: "bf16[160, 65536]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 160]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[160]" = torch.ops.aten.reshape.default(sum_2, p6)
        convert_element_type_2: "f32[160]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
