"""assay repro 1
pattern 179aa1d5dcaaa1367994a5999fbc64e17c8d3059309722f2fcc283c5aa6f15c7
home    4b329586b378
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 64, 16]", arg1: "f32[32, 384, 520, 1]", arg2: "i64[9, 512, 1, 1]", arg3: "i64[1, 1]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        slice_1: "bf16[98304, 64, 9]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        reshape: "bf16[32, 512, 384, 9]" = torch.ops.aten.reshape.default(slice_1, p3)
        reshape_1: "bf16[32, 512, 3456]" = torch.ops.aten.reshape.default(reshape, p4)
        permute: "bf16[32, 3456, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "f32[32, 3456, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        reshape_2: "f32[32, 384, 9, 1, 512, 1]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        permute_1: "f32[32, 384, 9, 512, 1, 1]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3, 5])
        index_put: "f32[32, 384, 520, 1]" = torch.ops.aten.index_put.default(arg1, [None, None, arg2, arg3], permute_1, True)
        constant_pad_nd: "f32[32, 384, 512, 1]" = torch.ops.aten.constant_pad_nd.default(index_put, p6)
        convert_element_type_1: "bf16[32, 384, 512, 1]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.bfloat16)
        squeeze: "bf16[32, 384, 512]" = torch.ops.aten.squeeze.dim(convert_element_type_1, 3)
        permute_2: "bf16[32, 512, 384]" = torch.ops.aten.permute.default(squeeze, [0, 2, 1])
        clone: "bf16[32, 512, 384]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16384, 384]" = torch.ops.aten.reshape.default(clone, p7)
        permute_3: "bf16[384, 16384]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p8)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
