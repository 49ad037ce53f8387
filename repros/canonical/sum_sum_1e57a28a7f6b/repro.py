"""assay repro 1
pattern 1e57a28a7f6b8df8794ab8dbcc6ffc8394aaba18b067540a3a81e59d2a482782
home    369d893fb89b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 6, 49, 49][18816, 3136, 64, 1]", arg1: "bf16[2048, 6, 49, 49][18816, 3136, 64, 1]", arg2: "i64[2401]", arg3: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]"):
        full: "bf16[2048, 6, 49, 56]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[1, 6, 49, 56]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        full_2: "f32[169, 6]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        slice_scatter: "bf16[2048, 6, 49, 56]" = torch.ops.aten.slice_scatter.default(full, arg0, 3, p3, p4, p5)
        constant_pad_nd: "bf16[2048, 6, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter, p6)
        sum_1: "f32[1, 6, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg1, [0], True, dtype = torch.float32)
        convert_element_type: "bf16[1, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter_1: "bf16[1, 6, 49, 56]" = torch.ops.aten.slice_scatter.default(full_1, convert_element_type, 3, p7, p8, p9)
        constant_pad_nd_1: "bf16[1, 6, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_1, p10)
        convert_element_type_1: "f32[1, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_1, torch.float32)
        squeeze: "f32[6, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_1, 0)
        permute: "f32[49, 49, 6]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape: "f32[2401, 6]" = torch.ops.aten.reshape.default(permute, p11)
        index_put: "f32[169, 6]" = torch.ops.aten.index_put.default(full_2, [arg2], reshape, True)
        convert_element_type_2: "f32[2048, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.float32)
        sum_2: "f32[1, 6, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0], True, dtype = torch.float32)
        squeeze_1: "f32[6, 49, 49]" = torch.ops.aten.squeeze.dim(sum_2, 0)
        permute_1: "f32[49, 49, 6]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_1: "f32[2401, 6]" = torch.ops.aten.reshape.default(permute_1, p12)
        index_put_1: "f32[169, 6]" = torch.ops.aten.index_put.default(full_2, [arg3], reshape_1, True)
        return (index_put, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
