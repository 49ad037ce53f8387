"""assay repro 1
pattern cc5317afa88447a35662e0981f3a32e0be648156363fec735df33be15a762873
home    d7e76bfb8f87
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 24, 49, 49][75264, 3136, 64, 1]", arg1: "bf16[128, 24, 49, 49][75264, 3136, 64, 1]", arg2: "i64[2401]", arg3: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]"):
        full: "bf16[1, 24, 49, 56]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "f32[169, 24]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        sum_1: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg0, [0], True, dtype = torch.float32)
        sum_2: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg1, [0], True, dtype = torch.float32)
        convert_element_type: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter: "bf16[1, 24, 49, 56]" = torch.ops.aten.slice_scatter.default(full, convert_element_type, 3, p2, p3, p4)
        constant_pad_nd: "bf16[1, 24, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter, p5)
        convert_element_type_1: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        slice_scatter_1: "bf16[1, 24, 49, 56]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_1, 3, p6, p7, p8)
        constant_pad_nd_1: "bf16[1, 24, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_1, p9)
        convert_element_type_2: "f32[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.float32)
        squeeze: "f32[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_2, 0)
        permute: "f32[49, 49, 24]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape: "f32[2401, 24]" = torch.ops.aten.reshape.default(permute, p10)
        index_put: "f32[169, 24]" = torch.ops.aten.index_put.default(full_1, [arg2], reshape, True)
        convert_element_type_3: "f32[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_1, torch.float32)
        squeeze_1: "f32[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_3, 0)
        permute_1: "f32[49, 49, 24]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_1: "f32[2401, 24]" = torch.ops.aten.reshape.default(permute_1, p11)
        index_put_1: "f32[169, 24]" = torch.ops.aten.index_put.default(full_1, [arg3], reshape_1, True)
        return (index_put, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
