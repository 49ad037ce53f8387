"""assay repro 1
pattern dba781562b86d7a63b580e399c57b4613340a69130700e5ccc9afe9b1bae252d
home    42e039ec8d55
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "f32[64, 784, 1]", arg2: "bf16[50176, 192]", arg3: "bf16[64, 784, 192]", arg4: "f32[64, 784, 1]", arg5: "f32[64, 784, 192]", arg6: "f32[192]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.9727272726595402)
        div: "f32[64, 784, 1]" = torch.ops.aten.div.Tensor(arg1, 192.0)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        reshape: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, arg1)
        convert_element_type_1: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add_1: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_1)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(add_1, floor)
        div_1: "f32[64, 784, 192]" = torch.ops.aten.div.Tensor(mul_1, 0.9727272726595402)
        mul_2: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(div_1, arg6)
        mul_3: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(div_1, mul)
        mul_4: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_2, 192.0)
        sum_1: "f32[192]" = torch.ops.aten.sum.dim_IntList(div_1, [0, 1])
        sum_2: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_1: "bf16[64, 28, 28, 192]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        iota: "i64[28]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_2: "i64[28]" = torch.ops.aten.add.Tensor(iota, 3)
        fmod: "i64[28]" = torch.ops.aten.fmod.Scalar(add_2, 28)
        index: "bf16[64, 28, 28, 192]" = torch.ops.aten.index.Tensor(reshape_1, [None, None, fmod])
        index_1: "bf16[64, 28, 28, 192]" = torch.ops.aten.index.Tensor(index, [None, fmod])
        reshape_2: "bf16[64, 4, 7, 4, 7, 192]" = torch.ops.aten.reshape.default(index_1, p5)
        permute: "bf16[64, 4, 4, 7, 7, 192]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 4, 4, 7, 7, 192]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[1024, 7, 7, 192]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[1024, 49, 192]" = torch.ops.aten.reshape.default(reshape_3, p7)
        reshape_5: "bf16[50176, 192]" = torch.ops.aten.reshape.default(reshape_4, p8)
        permute_1: "bf16[192, 50176]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 192]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[192]" = torch.ops.aten.reshape.default(sum_5, p9)
        convert_element_type_3: "f32[192]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (add_1, sum_1, sum_2, reshape_5, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
