"""assay repro 1
pattern f063725f7f591f36f0b949ce060eb81a801668423209f7211259de40be90b415
home    809f97d6d9e6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 128]", arg1: "b8[128, 1, 1, 1]", arg2: "f32[128]", arg3: "f32[128, 3136, 128]", arg4: "f32[128, 3136, 1]", arg5: "f32[128, 3136, 128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[128, 3136, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[128, 1, 1, 1]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        div: "bf16[128, 1, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9956521736457944)
        convert_element_type_1: "f32[128, 3136, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg2)
        mul_1: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg3)
        mul_3: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(mul, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 3136, 128]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 3136, 128]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 3136, 128]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add: "f32[128, 3136, 128]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        reshape_1: "f32[128, 56, 56, 128]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type_2: "bf16[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        mul_6: "bf16[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, div)
        iota: "i64[56]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[56]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[56]" = torch.ops.aten.fmod.Scalar(add_1, 56)
        index: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(mul_6, [None, None, fmod])
        index_1: "bf16[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(index, [None, fmod])
        reshape_2: "bf16[128, 8, 7, 8, 7, 128]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "bf16[128, 8, 8, 7, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 8, 8, 7, 7, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[8192, 49, 128]" = torch.ops.aten.reshape.default(reshape_3, p7)
        reshape_5: "bf16[401408, 128]" = torch.ops.aten.reshape.default(reshape_4, p8)
        permute_1: "bf16[128, 401408]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p9)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, reshape_1, reshape_5, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
