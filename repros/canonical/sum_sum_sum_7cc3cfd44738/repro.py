"""assay repro 1
pattern 7cc3cfd447387a83085c0149eb0f2e424bd2f0da57152549d72c940b1f20b4b3
home    fabaf6697785
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 16, 128, 128]", arg1: "bf16[128, 128, 128]", arg2: "bf16[256, 128, 256]", arg3: "b8[8, 2, 16, 128, 256]", arg4: "b8[8, 16, 128, 128]", arg5: "bf16[8, 2, 16, 128, 256]", arg6: "f32[8, 2, 16, 128, 1]", arg7: "f32[8, 2, 16, 128, 1]", arg8: "bf16[16384, 32]", arg9: "i64[16384, 128]", arg10: "bf16[32768, 32]", arg11: "i64[32768, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]"):
        neg: "f32[8, 16, 128, 128]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.reshape.default(arg2, p1)
        squeeze: "bf16[8, 16, 128, 128]" = torch.ops.aten.squeeze.dim(reshape, 4)
        squeeze_1: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.squeeze.dim(reshape_1, 5)
        convert_element_type: "bf16[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.mul.Tensor(squeeze_1, mul)
        convert_element_type_1: "f32[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_2: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg6)
        exp: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.div.Tensor(exp, arg7)
        neg_1: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.neg.default(div)
        convert_element_type_3: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_3: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, div)
        sum_1: "f32[8, 2, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [4], True)
        convert_element_type_4: "f32[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_4: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_2)
        mul_5: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul_4, arg0)
        sum_2: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [3], True)
        fma: "f32[8, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_2, mul_5)
        convert_element_type_5: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.reshape.default(convert_element_type_5, p2)
        permute: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3])
        reshape_3: "bf16[16384, 128]" = torch.ops.aten.reshape.default(convert_element_type_5, p3)
        reshape_4: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(permute, p4)
        scatter_add: "bf16[16384, 32]" = torch.ops.aten.scatter_add.default(arg8, 1, arg9, reshape_3)
        reshape_5: "bf16[8, 16, 128, 32]" = torch.ops.aten.reshape.default(scatter_add, p5)
        permute_1: "bf16[8, 128, 32, 16]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 3, 1])
        clone: "bf16[8, 128, 32, 16]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_6: "bf16[8, 128, 512]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_7: "bf16[1024, 512]" = torch.ops.aten.reshape.default(reshape_6, p7)
        permute_2: "bf16[512, 1024]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        sum_3: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0], True, dtype = torch.float32)
        reshape_8: "f32[512]" = torch.ops.aten.reshape.default(sum_3, p8)
        convert_element_type_6: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        fma_1: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.fma.default(neg_1, sum_1, mul_3)
        convert_element_type_7: "bf16[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(fma_1, torch.bfloat16)
        reshape_9: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.reshape.default(convert_element_type_7, p9)
        permute_3: "bf16[8, 2, 16, 128, 1, 256]" = torch.ops.aten.permute.default(reshape_9, [0, 1, 2, 3, 5, 4])
        reshape_10: "bf16[32768, 256]" = torch.ops.aten.reshape.default(convert_element_type_7, p10)
        reshape_11: "bf16[256, 128, 256]" = torch.ops.aten.reshape.default(permute_3, p11)
        scatter_add_1: "bf16[32768, 32]" = torch.ops.aten.scatter_add.default(arg10, 1, arg11, reshape_10)
        reshape_12: "bf16[8, 128, 2, 16, 32]" = torch.ops.aten.reshape.default(scatter_add_1, p12)
        permute_4: "bf16[8, 2, 128, 32, 16]" = torch.ops.aten.permute.default(reshape_12, [0, 2, 1, 4, 3])
        clone_1: "bf16[8, 2, 128, 32, 16]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_13: "bf16[8, 2, 128, 512]" = torch.ops.aten.reshape.default(clone_1, p13)
        reshape_14: "bf16[2048, 512]" = torch.ops.aten.reshape.default(reshape_13, p14)
        permute_5: "bf16[512, 2048]" = torch.ops.aten.permute.default(reshape_14, [1, 0])
        sum_4: "f32[1, 1, 1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_13, [0, 1, 2], True, dtype = torch.float32)
        reshape_15: "f32[512]" = torch.ops.aten.reshape.default(sum_4, p15)
        convert_element_type_8: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_15, torch.float32)
        add: "f32[512]" = torch.ops.aten.add.Tensor(convert_element_type_8, convert_element_type_6)
        return (reshape_4, reshape_7, permute_2, reshape_11, reshape_14, permute_5, add)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
