"""assay repro 1
pattern 256555242733c4b2d889250da7638195a0963d17ce8d66cbcbf5153df36bb3be
home    365308467c0c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 512, 14, 14]", arg1: "i8[128, 512, 7, 7]", arg2: "bf16[128, 512, 7, 7]", arg3: "bf16[]", p0: "size[]"):
        le: "b8[128, 512, 14, 14]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        _low_memory_max_pool_offsets_to_indices: "i64[128, 512, 7, 7]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg1, [2, 2], p0, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[128, 512, 14, 14]" = torch.ops.aten.max_pool2d_with_indices_backward.default(arg2, arg0, [2, 2], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        where: "bf16[128, 512, 14, 14]" = torch.ops.aten.where.self(le, arg3, max_pool2d_with_indices_backward)
        sum_1: "bf16[512]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
