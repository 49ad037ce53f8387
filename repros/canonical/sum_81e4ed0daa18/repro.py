"""assay repro 1
pattern 81e4ed0daa1849f038d5f8b95543a4e31ec26c1ded004eb132a0585f654350d5
home    c6710a1372d1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 49, 49]", arg1: "bf16[16384, 49, 49]", arg2: "i64[49, 49]", arg3: "f32[169, 8]", arg4: "f32[16, 49, 49]", arg5: "f32[2048, 8, 49, 1]", arg6: "f32[2048, 8, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg2, p2)
        index: "f32[2401, 8]" = torch.ops.aten.index.Tensor(arg3, [reshape_2])
        reshape_3: "f32[49, 49, 8]" = torch.ops.aten.reshape.default(index, p3)
        permute: "f32[8, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "f32[8, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 8, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[2048, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        reshape_4: "f32[128, 16, 8, 49, 49]" = torch.ops.aten.reshape.default(add, p4)
        unsqueeze_1: "f32[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "f32[128, 16, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape_4, unsqueeze_2)
        reshape_5: "f32[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(add_1, p5)
        sub: "f32[2048, 8, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_5, arg5)
        exp: "f32[2048, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[2048, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg6)
        neg: "f32[2048, 8, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[2048, 8, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[2048, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[2048, 8, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_6: "bf16[16384, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p6)
        return (reshape_2, fma, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
