"""assay repro 1
pattern c721ced00929961a4589cb9ccff60abc3a26a642be9b4d802df2fd84f120de06
home    eb2edc5bd553
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 49, 49]", arg1: "bf16[4096, 49, 49]", arg2: "i64[49, 49]", arg3: "f32[169, 32]", arg4: "f32[128, 32, 49, 1]", arg5: "f32[128, 32, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 32, 49, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p2)
        index: "f32[2401, 32]" = torch.ops.aten.index.Tensor(arg3, [reshape_2])
        reshape_3: "f32[49, 49, 32]" = torch.ops.aten.reshape.default(index, p3)
        permute: "f32[32, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "f32[32, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 32, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[128, 32, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        sub: "f32[128, 32, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 32, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 32, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 32, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 32, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[128, 32, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[128, 32, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[128, 32, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_4: "bf16[4096, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        constant_pad_nd: "bf16[4096, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p5)
        return (reshape_2, fma, reshape_4, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
