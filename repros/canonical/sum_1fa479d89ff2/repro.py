"""assay repro 1
pattern 1fa479d89ff2c8d4db54953b6203277ffa9d76399e5ab408b6a304695d7ad19a
home    6bd886aa4232
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 256, 13, 13]", arg1: "i8[1024, 256, 6, 6]", arg2: "bf16[1024, 256, 6, 6]", arg3: "bf16[]", p0: "size[]"):
        le: "b8[1024, 256, 13, 13]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        _low_memory_max_pool_offsets_to_indices: "i64[1024, 256, 6, 6]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg1, [3, 3], p0, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[1024, 256, 13, 13]" = torch.ops.aten.max_pool2d_with_indices_backward.default(arg2, arg0, [3, 3], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        where: "bf16[1024, 256, 13, 13]" = torch.ops.aten.where.self(le, arg3, max_pool2d_with_indices_backward)
        sum_1: "bf16[256]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
