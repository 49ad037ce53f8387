"""assay repro 1
pattern 811d0eb1b9fe4eb6d3bf7af09c377f3db0ecf0ce68c79edd26e1e7d6195965d3
home    d71c63fadf77
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 2304]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[2, 512, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[2, 512, 768]" = split[0]
        getitem_1: "bf16[2, 512, 768]" = split[1]
        getitem_2: "bf16[2, 512, 768]" = split[2]
        reshape_1: "bf16[2, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem, p2)
        permute: "bf16[2, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[2, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem_1, p3)
        permute_1: "bf16[2, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone: "bf16[2, 12, 512, 64]" = torch.ops.aten.clone.default(permute_1)
        reshape_3: "bf16[2, 512, 12, 64]" = torch.ops.aten.reshape.default(getitem_2, p4)
        permute_2: "bf16[2, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        clone_1: "bf16[2, 12, 512, 64]" = torch.ops.aten.clone.default(permute_2)
        convert_element_type: "f32[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(clone_1, torch.float32)
        expand: "f32[2, 12, 512, 64]" = torch.ops.aten.expand.default(convert_element_type, p5)
        clone_2: "f32[2, 12, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[24, 512, 64]" = torch.ops.aten.reshape.default(clone_2, p6)
        permute_3: "f32[24, 64, 512]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        convert_element_type_1: "bf16[24, 64, 512]" = torch.ops.prims.convert_element_type.default(permute_3, torch.bfloat16)
        convert_element_type_2: "f32[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        permute_4: "f32[2, 12, 64, 512]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 1, 3, 2])
        mul: "f32[2, 12, 64, 512]" = torch.ops.aten.mul.Scalar(permute_4, 0.3535533905932738)
        expand_1: "f32[2, 12, 64, 512]" = torch.ops.aten.expand.default(mul, p7)
        clone_3: "f32[2, 12, 64, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_5: "f32[24, 64, 512]" = torch.ops.aten.reshape.default(clone_3, p8)
        permute_5: "f32[24, 512, 64]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        convert_element_type_3: "bf16[24, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_5, torch.bfloat16)
        convert_element_type_4: "f32[2, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul_1: "f32[2, 12, 512, 64]" = torch.ops.aten.mul.Scalar(convert_element_type_4, 0.3535533905932738)
        expand_2: "f32[2, 12, 512, 64]" = torch.ops.aten.expand.default(mul_1, p9)
        clone_4: "f32[2, 12, 512, 64]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_6: "f32[24, 512, 64]" = torch.ops.aten.reshape.default(clone_4, p10)
        permute_6: "f32[24, 64, 512]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 1])
        convert_element_type_5: "bf16[24, 64, 512]" = torch.ops.prims.convert_element_type.default(permute_6, torch.bfloat16)
        return (clone, clone_1, reshape_4, convert_element_type_1, reshape_5, convert_element_type_3, reshape_6, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
