"""assay repro 1
pattern b7dce2ed53339e8564f9d7b36b7ff18c0e2c3906ce4ff2a66c2eecd668482677
home    d1a3bad11783
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2458624, 8]", arg1: "bf16[2458624, 8]", arg2: "f32[8]", arg3: "f32[64, 8, 196, 1]", arg4: "f32[64, 8, 196, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[8]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[64, 196, 196, 8]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        permute: "bf16[64, 8, 196, 196]" = torch.ops.aten.permute.default(add, [0, 3, 1, 2])
        convert_element_type_1: "f32[64, 8, 196, 196]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[64, 8, 196, 196]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        sub: "f32[64, 8, 196, 196]" = torch.ops.aten.sub.Tensor(clone, arg3)
        exp: "f32[64, 8, 196, 196]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 8, 196, 196]" = torch.ops.aten.div.Tensor(exp, arg4)
        neg: "f32[64, 8, 196, 196]" = torch.ops.aten.neg.default(div)
        convert_element_type_2: "f32[64, 196, 196, 8]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_1: "f32[64, 8, 196, 196]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        mul: "f32[64, 8, 196, 196]" = torch.ops.aten.mul.Tensor(permute_1, div)
        sum_1: "f32[64, 8, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[64, 8, 196, 196]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_3: "bf16[64, 8, 196, 196]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        permute_2: "bf16[64, 196, 196, 8]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 3, 1])
        clone_1: "bf16[64, 196, 196, 8]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2458624, 8]" = torch.ops.aten.reshape.default(clone_1, p2)
        permute_3: "bf16[8, 2458624]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 1, 1, 8]" = torch.ops.aten.sum.dim_IntList(permute_2, [0, 1, 2], True, dtype = torch.float32)
        reshape_3: "f32[8]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_4: "f32[8]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
