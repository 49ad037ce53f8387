"""assay repro 1
pattern e5ccdbf928dced8ee6f7243138102de55b03d12b81d0a4f7a830a58c1797d0c4
home    0fb21e7b8386
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg1: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg2: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg3: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg4: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg5: "bf16[512, 12, 49, 49][37632, 3136, 64, 1]", arg6: "i64[2401]", arg7: "i64[2401]", arg8: "i64[2401]", arg9: "i64[2401]", arg10: "i64[2401]", arg11: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size", p12: "size", p13: "size", p14: "size[]", p15: "size", p16: "size", p17: "size", p18: "size[]", p19: "size", p20: "size", p21: "size", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size[]", p28: "size[]", p29: "size[]", p30: "size[]", p31: "size[]", p32: "size[]"):
        full: "bf16[512, 12, 49, 56]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[1, 12, 49, 56]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        full_2: "f32[169, 12]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        slice_scatter: "bf16[512, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full, arg0, 3, p3, p4, p5)
        constant_pad_nd: "bf16[512, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter, p6)
        slice_scatter_1: "bf16[512, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full, arg1, 3, p7, p8, p9)
        constant_pad_nd_1: "bf16[512, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_1, p10)
        slice_scatter_2: "bf16[512, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full, arg2, 3, p11, p12, p13)
        constant_pad_nd_2: "bf16[512, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_2, p14)
        sum_1: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True, dtype = torch.float32)
        sum_2: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        sum_3: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True, dtype = torch.float32)
        convert_element_type: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter_3: "bf16[1, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full_1, convert_element_type, 3, p15, p16, p17)
        constant_pad_nd_3: "bf16[1, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_3, p18)
        convert_element_type_1: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        slice_scatter_4: "bf16[1, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full_1, convert_element_type_1, 3, p19, p20, p21)
        constant_pad_nd_4: "bf16[1, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_4, p22)
        convert_element_type_2: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        slice_scatter_5: "bf16[1, 12, 49, 56]" = torch.ops.aten.slice_scatter.default(full_1, convert_element_type_2, 3, p23, p24, p25)
        constant_pad_nd_5: "bf16[1, 12, 49, 49]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_5, p26)
        convert_element_type_3: "f32[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_3, torch.float32)
        squeeze: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_3, 0)
        permute: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute, p27)
        index_put: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg6], reshape, True)
        convert_element_type_4: "f32[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_4, torch.float32)
        squeeze_1: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_4, 0)
        permute_1: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_1: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_1, p28)
        index_put_1: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg7], reshape_1, True)
        convert_element_type_5: "f32[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_5, torch.float32)
        squeeze_2: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_5, 0)
        permute_2: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_2, [1, 2, 0])
        reshape_2: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_2, p29)
        index_put_2: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg8], reshape_2, True)
        convert_element_type_6: "f32[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.float32)
        sum_4: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_6, [0], True, dtype = torch.float32)
        squeeze_3: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(sum_4, 0)
        permute_3: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_3, [1, 2, 0])
        reshape_3: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_3, p30)
        index_put_3: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg9], reshape_3, True)
        convert_element_type_7: "f32[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_1, torch.float32)
        sum_5: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_7, [0], True, dtype = torch.float32)
        squeeze_4: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(sum_5, 0)
        permute_4: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_4, [1, 2, 0])
        reshape_4: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_4, p31)
        index_put_4: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg10], reshape_4, True)
        convert_element_type_8: "f32[512, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_2, torch.float32)
        sum_6: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [0], True, dtype = torch.float32)
        squeeze_5: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(sum_6, 0)
        permute_5: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_5, [1, 2, 0])
        reshape_5: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_5, p32)
        index_put_5: "f32[169, 12]" = torch.ops.aten.index_put.default(full_2, [arg11], reshape_5, True)
        return (index_put, index_put_1, index_put_2, index_put_3, index_put_4, index_put_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
