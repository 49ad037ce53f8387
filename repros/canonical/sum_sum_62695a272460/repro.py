"""assay repro 1
pattern 62695a2724600b83e8763cd871ecc6f0790460e063b570b1bd03bff6bdf927c5
home    5a249999dfcf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i8[512, 256, 13, 13]", arg1: "bf16[512, 256, 13, 13]", arg2: "bf16[512, 256, 27, 27]", arg3: "b8[512, 128, 27, 27]", arg4: "bf16[]", arg5: "b8[512, 128, 27, 27]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        _low_memory_max_pool_offsets_to_indices: "i64[512, 256, 13, 13]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg0, [3, 3], p0, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[512, 256, 27, 27]" = torch.ops.aten.max_pool2d_with_indices_backward.default(arg1, arg2, [3, 3], [2, 2], [0, 0], [1, 1], True, _low_memory_max_pool_offsets_to_indices)
        slice_1: "bf16[512, 128, 27, 27]" = torch.ops.aten.slice.Tensor(max_pool2d_with_indices_backward, 1, p1, p2, p3)
        slice_2: "bf16[512, 128, 27, 27]" = torch.ops.aten.slice.Tensor(max_pool2d_with_indices_backward, 1, p4, p5, p6)
        where: "bf16[512, 128, 27, 27]" = torch.ops.aten.where.self(arg3, arg4, slice_1)
        sum_1: "bf16[128]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        where_1: "bf16[512, 128, 27, 27]" = torch.ops.aten.where.self(arg5, arg4, slice_2)
        sum_2: "bf16[128]" = torch.ops.aten.sum.dim_IntList(where_1, [0, 2, 3])
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_1: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (where, where_1, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
