"""assay repro 1
pattern be11eed825b592e56d4c8946ca25191e0f77b0fa4ffba68df6228b24e59ed20f
home    4858e32ff021
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "f32[64, 584, 8, 8][37376, 1, 4672, 584]", arg2: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg3: "f32[64, 146, 8, 8][9344, 1, 1168, 146]", arg4: "f32[64, 146, 8, 8][9344, 1, 1168, 146]", arg5: "f32[64, 584, 8, 8]", arg6: "f32[584]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "f32[64, 146, 8, 8]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        convert_element_type: "f32[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        cat: "f32[64, 584, 8, 8]" = torch.ops.aten.cat.default([convert_element_type, arg3, arg4, slice_1], 1)
        add: "f32[64, 584, 8, 8]" = torch.ops.aten.add.Tensor(arg5, cat)
        permute: "f32[64, 8, 8, 584]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        mul: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(permute, arg6)
        mul_1: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_1: "f32[1, 1, 1, 584]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[584]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type_1: "bf16[64, 8, 8, 584]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        clone: "bf16[64, 8, 8, 584]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 584]" = torch.ops.aten.reshape.default(clone, p5)
        permute_1: "bf16[584, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 584]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[584]" = torch.ops.aten.reshape.default(sum_2, p6)
        convert_element_type_2: "f32[584]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
