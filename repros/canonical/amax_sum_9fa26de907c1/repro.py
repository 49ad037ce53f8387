"""assay repro 1
pattern 9fa26de907c1cb2ed59fe50b77d00334fc5aa38e304493e16b643b7056574eab
home    d47d8b26b335
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 49, 49]", arg1: "i64[49, 49]", arg2: "bf16[169, 8]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "bf16[2401, 8]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "bf16[49, 49, 8]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[8, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[8, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 8, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "bf16[2048, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        convert_element_type: "f32[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[2048, 8, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[2048, 8, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[2048, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[2048, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[2048, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[2048, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p3)
        reshape_3: "bf16[16384, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        constant_pad_nd: "bf16[16384, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p5)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
