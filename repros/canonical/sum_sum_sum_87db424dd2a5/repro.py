"""assay repro 1
pattern 87db424dd2a5b8a1fcb45d7a7404daa97e99c3241fb481372b72c6d637ee8abd
home    49d86d612468
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[25088, 384]", arg2: "bf16[128, 196, 384]", arg3: "f32[128, 196, 1]", arg4: "f32[384]", arg5: "bf16[128, 196, 384]", arg6: "bf16[128, 1, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        mul_7: "bf16[128, 196, 384]" = torch.ops.aten.mul.Tensor(add, arg6)
        div_1: "bf16[128, 196, 384]" = torch.ops.aten.div.Tensor(mul_7, 0.9181818181818182)
        reshape_1: "bf16[128, 14, 14, 384]" = torch.ops.aten.reshape.default(div_1, p1)
        iota: "i64[14]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[14]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[14]" = torch.ops.aten.fmod.Scalar(add_1, 14)
        index: "bf16[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(reshape_1, [None, None, fmod])
        index_1: "bf16[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(index, [None, fmod])
        reshape_2: "bf16[128, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "bf16[128, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[512, 7, 7, 384]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[512, 49, 384]" = torch.ops.aten.reshape.default(reshape_3, p7)
        reshape_5: "bf16[25088, 384]" = torch.ops.aten.reshape.default(reshape_4, p8)
        permute_1: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p9)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, add, fmod, reshape_5, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
