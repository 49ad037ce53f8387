"""assay repro 1
pattern 675b94b960817af7311e8a70e79c3b0ba4487deb0ffb61666b2631a9362f3461
home    116506ee913e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 64, 16]", arg1: "i64[9, 512, 1, 1]", arg2: "i64[1, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "f32[32, 384, 520, 1]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        slice_1: "bf16[98304, 64, 9]" = torch.ops.aten.slice.Tensor(arg0, 2, p1, p2, p3)
        reshape: "bf16[32, 512, 384, 9]" = torch.ops.aten.reshape.default(slice_1, p4)
        reshape_1: "bf16[32, 512, 3456]" = torch.ops.aten.reshape.default(reshape, p5)
        permute: "bf16[32, 3456, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "f32[32, 3456, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        reshape_2: "f32[32, 384, 9, 1, 512, 1]" = torch.ops.aten.reshape.default(convert_element_type, p6)
        permute_1: "f32[32, 384, 9, 512, 1, 1]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3, 5])
        index_put: "f32[32, 384, 520, 1]" = torch.ops.aten.index_put.default(full, [None, None, arg1, arg2], permute_1, True)
        constant_pad_nd: "f32[32, 384, 512, 1]" = torch.ops.aten.constant_pad_nd.default(index_put, p7)
        convert_element_type_1: "bf16[32, 384, 512, 1]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.bfloat16)
        squeeze: "bf16[32, 384, 512]" = torch.ops.aten.squeeze.dim(convert_element_type_1, 3)
        permute_2: "bf16[32, 512, 384]" = torch.ops.aten.permute.default(squeeze, [0, 2, 1])
        clone: "bf16[32, 512, 384]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16384, 384]" = torch.ops.aten.reshape.default(clone, p8)
        permute_3: "bf16[384, 16384]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p9)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (full, reshape_3, permute_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
