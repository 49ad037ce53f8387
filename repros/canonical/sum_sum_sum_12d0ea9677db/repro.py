"""assay repro 1
pattern 12d0ea9677db999bd77ddbeb7ffa686b0bc809a15cd90e27666a573acade2b94
home    99483ea69dc7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[25088, 512]", arg2: "b8[128, 1, 1, 1]", arg3: "bf16[128, 196, 512]", arg4: "f32[128, 196, 1]", arg5: "f32[512]", arg6: "bf16[128, 196, 512]", arg7: "i64[14]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        reshape: "bf16[128, 196, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "bf16[128, 1, 1, 1]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        div_1: "bf16[128, 1, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.917391300201416)
        convert_element_type_1: "f32[128, 196, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[128, 196, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[128, 196, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg5)
        mul_2: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_4: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(mul_1, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[128, 196, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 512]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_3)
        reshape_1: "bf16[128, 14, 14, 512]" = torch.ops.aten.reshape.default(add, p1)
        mul_7: "bf16[128, 14, 14, 512]" = torch.ops.aten.mul.Tensor(reshape_1, div_1)
        index: "bf16[128, 14, 14, 512]" = torch.ops.aten.index.Tensor(mul_7, [None, None, arg7])
        index_1: "bf16[128, 14, 14, 512]" = torch.ops.aten.index.Tensor(index, [None, arg7])
        reshape_2: "bf16[128, 2, 7, 2, 7, 512]" = torch.ops.aten.reshape.default(index_1, p2)
        permute: "bf16[128, 2, 2, 7, 7, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 2, 2, 7, 7, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[512, 7, 7, 512]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[512, 49, 512]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[25088, 512]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute_1: "bf16[512, 25088]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[512]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_4: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, reshape_1, reshape_5, permute_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
