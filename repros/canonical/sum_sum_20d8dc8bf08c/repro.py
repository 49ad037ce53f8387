"""assay repro 1
pattern 20d8dc8bf08c3f37bedaf5120d8a26a74ff53521c816beee7e4e941f47b1e831
home    c3f050cf2483
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 16, 56, 56][50176, 1, 896, 16]", arg1: "bf16[128, 24, 56, 56][75264, 1, 1344, 24]", arg2: "bf16[128, 24, 56, 56][75264, 1, 1344, 24]", arg3: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg4: "bf16[128, 8, 3136, 8][200704, 8, 64, 1]", arg5: "bf16[1024, 3137, 8]", arg6: "bf16[1024, 3137, 8]", arg7: "bf16[1024, 8, 3144]", arg8: "bf16[128, 8, 3137, 8]", arg9: "bf16[128, 8, 3137, 8][602304, 8, 192, 1]", arg10: "f32[128, 8, 1, 8]", arg11: "f32[128, 8, 1, 8]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]"):
        cat: "bf16[128, 64, 56, 56]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        reshape: "bf16[128, 8, 8, 3136]" = torch.ops.aten.reshape.default(arg3, p0)
        permute: "bf16[128, 8, 3136, 8]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        mul: "bf16[128, 8, 3136, 8]" = torch.ops.aten.mul.Tensor(arg4, permute)
        reshape_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.reshape.default(arg5, p1)
        reshape_2: "bf16[128, 8, 3137, 8]" = torch.ops.aten.reshape.default(arg6, p2)
        reshape_3: "bf16[128, 8, 8, 3136]" = torch.ops.aten.reshape.default(cat, p3)
        permute_1: "bf16[128, 8, 3136, 8]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2])
        slice_1: "bf16[1024, 8, 3137]" = torch.ops.aten.slice.Tensor(arg7, 2, p4, p5, p6)
        reshape_4: "bf16[128, 8, 8, 3137]" = torch.ops.aten.reshape.default(slice_1, p7)
        slice_scatter: "bf16[128, 8, 3137, 8]" = torch.ops.aten.slice_scatter.default(arg8, mul, 2, p8, p9, p10)
        add: "bf16[128, 8, 3137, 8]" = torch.ops.aten.add.Tensor(slice_scatter, reshape_1)
        slice_scatter_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.slice_scatter.default(arg8, permute_1, 2, p11, p12, p13)
        add_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.add.Tensor(slice_scatter_1, reshape_2)
        convert_element_type: "f32[128, 8, 3137, 8]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        clone: "f32[128, 8, 3137, 8]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        sub: "f32[128, 8, 3137, 8]" = torch.ops.aten.sub.Tensor(clone, arg10)
        exp: "f32[128, 8, 3137, 8]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 8, 3137, 8]" = torch.ops.aten.div.Tensor(exp, arg11)
        neg: "f32[128, 8, 3137, 8]" = torch.ops.aten.neg.default(div)
        convert_element_type_1: "f32[128, 8, 8, 3137]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        permute_2: "f32[128, 8, 3137, 8]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 1, 3, 2])
        mul_1: "f32[128, 8, 3137, 8]" = torch.ops.aten.mul.Tensor(permute_2, div)
        sum_1: "f32[128, 8, 1, 8]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        fma: "f32[128, 8, 3137, 8]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        convert_element_type_2: "bf16[128, 8, 3137, 8]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        cat_1: "bf16[384, 8, 3137, 8]" = torch.ops.aten.cat.default([add, convert_element_type_2, add_1])
        reshape_5: "bf16[3, 128, 8, 3137, 8]" = torch.ops.aten.reshape.default(cat_1, p14)
        permute_3: "bf16[128, 3137, 3, 8, 8]" = torch.ops.aten.permute.default(reshape_5, [1, 3, 0, 2, 4])
        clone_1: "bf16[128, 3137, 3, 8, 8]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_6: "bf16[128, 3137, 192]" = torch.ops.aten.reshape.default(clone_1, p15)
        reshape_7: "bf16[401536, 192]" = torch.ops.aten.reshape.default(reshape_6, p16)
        permute_4: "bf16[192, 401536]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        sum_2: "f32[1, 192]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0], True, dtype = torch.float32)
        reshape_8: "f32[192]" = torch.ops.aten.reshape.default(sum_2, p17)
        convert_element_type_3: "f32[192]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        return (reshape_7, permute_4, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
