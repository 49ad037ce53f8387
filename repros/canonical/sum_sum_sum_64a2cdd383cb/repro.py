"""assay repro 1
pattern 64a2cdd383cb97a45358857104fa1b2a76950ce6abc87f1b81f8cac1e07123f6
home    81fa645e0263
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg1: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg2: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg3: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg4: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg5: "bf16[64, 12, 196, 196][489216, 40768, 208, 1]", arg6: "i64[38416]", arg7: "i64[38416]", arg8: "i64[38416]", arg9: "i64[38416]", arg10: "i64[38416]", arg11: "i64[38416]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size", p15: "size", p16: "size", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size", p23: "size", p24: "size", p25: "size[]", p26: "size[]", p27: "size[]", p28: "size[]", p29: "size[]", p30: "size[]", p31: "size[]"):
        full: "bf16[1, 12, 196, 200]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "f32[729, 12]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        sum_1: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg0, [0], True, dtype = torch.float32)
        sum_2: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg1, [0], True, dtype = torch.float32)
        sum_3: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg2, [0], True, dtype = torch.float32)
        sum_4: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True, dtype = torch.float32)
        sum_5: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 12, 196, 196]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True, dtype = torch.float32)
        convert_element_type: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type, 3, p2, p3, p4)
        constant_pad_nd: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter, p5)
        convert_element_type_1: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        slice_scatter_1: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_1, 3, p6, p7, p8)
        constant_pad_nd_1: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_1, p9)
        convert_element_type_2: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        slice_scatter_2: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_2, 3, p10, p11, p12)
        constant_pad_nd_2: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_2, p13)
        convert_element_type_3: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_4, torch.bfloat16)
        slice_scatter_3: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_3, 3, p14, p15, p16)
        constant_pad_nd_3: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_3, p17)
        convert_element_type_4: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_5, torch.bfloat16)
        slice_scatter_4: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_4, 3, p18, p19, p20)
        constant_pad_nd_4: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_4, p21)
        convert_element_type_5: "bf16[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(sum_6, torch.bfloat16)
        slice_scatter_5: "bf16[1, 12, 196, 200]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_5, 3, p22, p23, p24)
        constant_pad_nd_5: "bf16[1, 12, 196, 196]" = torch.ops.aten.constant_pad_nd.default(slice_scatter_5, p25)
        convert_element_type_6: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.float32)
        squeeze: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_6, 0)
        permute: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute, p26)
        index_put: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg6], reshape, True)
        convert_element_type_7: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_1, torch.float32)
        squeeze_1: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_7, 0)
        permute_1: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_1: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute_1, p27)
        index_put_1: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg7], reshape_1, True)
        convert_element_type_8: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_2, torch.float32)
        squeeze_2: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_8, 0)
        permute_2: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze_2, [1, 2, 0])
        reshape_2: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute_2, p28)
        index_put_2: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg8], reshape_2, True)
        convert_element_type_9: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_3, torch.float32)
        squeeze_3: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_9, 0)
        permute_3: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze_3, [1, 2, 0])
        reshape_3: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute_3, p29)
        index_put_3: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg9], reshape_3, True)
        convert_element_type_10: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_4, torch.float32)
        squeeze_4: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_10, 0)
        permute_4: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze_4, [1, 2, 0])
        reshape_4: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute_4, p30)
        index_put_4: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg10], reshape_4, True)
        convert_element_type_11: "f32[1, 12, 196, 196]" = torch.ops.prims.convert_element_type.default(constant_pad_nd_5, torch.float32)
        squeeze_5: "f32[12, 196, 196]" = torch.ops.aten.squeeze.dim(convert_element_type_11, 0)
        permute_5: "f32[196, 196, 12]" = torch.ops.aten.permute.default(squeeze_5, [1, 2, 0])
        reshape_5: "f32[38416, 12]" = torch.ops.aten.reshape.default(permute_5, p31)
        index_put_5: "f32[729, 12]" = torch.ops.aten.index_put.default(full_1, [arg11], reshape_5, True)
        return (index_put, index_put_1, index_put_2, index_put_3, index_put_4, index_put_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
