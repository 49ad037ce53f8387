"""assay repro 1
pattern f56261d13a121b57e64642631ba75a89880cad95e3d7943c84b5890794592ea6
home    324f5a357109
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 1536]", arg1: "bf16[25088, 768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 196, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 196, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 196, 1536]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 196, 1536]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type_1, p2, 2)
        getitem: "bf16[128, 196, 768]" = split[0]
        getitem_1: "bf16[128, 196, 768]" = split[1]
        mul_3: "bf16[128, 196, 768]" = torch.ops.aten.mul.Tensor(reshape_1, getitem)
        permute: "bf16[128, 768, 196]" = torch.ops.aten.permute.default(mul_3, [0, 2, 1])
        clone: "bf16[128, 768, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[98304, 196]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[196, 98304]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1, 196]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[196]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type_2: "f32[196]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_1, convert_element_type, add, getitem_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
