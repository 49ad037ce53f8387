"""assay repro 1
pattern f5d360c5d9abc7777a1ead8d99d657bc84a834f5f5da417368606601a9020e2a
home    04dec668156b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 49, 49]", arg1: "i64[49, 49]", arg2: "bf16[169, 8]", arg3: "bf16[16, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "bf16[2401, 8]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "bf16[49, 49, 8]" = torch.ops.aten.reshape.default(index, p2)
        permute: "bf16[8, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "bf16[8, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 8, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "bf16[2048, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape, unsqueeze)
        reshape_3: "bf16[128, 16, 8, 49, 49]" = torch.ops.aten.reshape.default(add, p3)
        unsqueeze_1: "bf16[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "bf16[128, 16, 8, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_2)
        reshape_4: "bf16[2048, 8, 49, 49]" = torch.ops.aten.reshape.default(add_1, p4)
        convert_element_type: "f32[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        amax: "f32[2048, 8, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[2048, 8, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[2048, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[2048, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[2048, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[2048, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[2048, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p5)
        reshape_5: "bf16[16384, 49, 49]" = torch.ops.aten.reshape.default(expand, p6)
        constant_pad_nd: "bf16[16384, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_5, p7)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
