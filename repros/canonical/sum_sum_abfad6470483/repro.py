"""assay repro 1
pattern abfad6470483a9dd4acbb50f1fa597c0e6127158aea557af641b586dc458337e
home    c21bb71ab35d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 512, 64]", arg1: "bf16[16, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        convert_element_type: "f32[16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[16, 512, 64, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        permute: "f32[1, 16, 512, 1, 64]" = torch.ops.aten.permute.default(reshape, [3, 0, 1, 4, 2])
        permute_1: "f32[512, 1, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [2, 0, 1, 4, 3])
        squeeze: "f32[512, 1, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        sum_1: "f32[1, 1, 16, 64]" = torch.ops.aten.sum.dim_IntList(squeeze, [0, 1], True)
        reshape_1: "f32[16, 64]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_1: "bf16[512, 1, 16, 64]" = torch.ops.prims.convert_element_type.default(squeeze, torch.bfloat16)
        convert_element_type_2: "f32[16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_2: "f32[16, 512, 64, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute_2: "f32[1, 16, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_2, [3, 0, 1, 4, 2])
        permute_3: "f32[512, 1, 16, 64, 1]" = torch.ops.aten.permute.default(permute_2, [2, 0, 1, 4, 3])
        squeeze_1: "f32[512, 1, 16, 64]" = torch.ops.aten.squeeze.dim(permute_3, 4)
        sum_2: "f32[1, 1, 16, 64]" = torch.ops.aten.sum.dim_IntList(squeeze_1, [0, 1], True)
        reshape_3: "f32[16, 64]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_3: "bf16[512, 1, 16, 64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.bfloat16)
        add: "bf16[512, 1, 16, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        reshape_4: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.reshape.default(add, p4)
        permute_4: "bf16[512, 1, 1, 16, 64]" = torch.ops.aten.permute.default(reshape_4, [0, 4, 1, 2, 3])
        clone: "bf16[512, 1, 1, 16, 64]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 512, 1024]" = torch.ops.aten.reshape.default(clone, p5)
        return (reshape_1, reshape_3, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
