"""assay repro 1
pattern b536c642cf710c1c53db180f46c696fe2948c1418f1e2b2b986d9569c4267203
home    a9f6c51d9bcf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 64]", arg1: "bf16[256, 128, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 16, 128, 64, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        squeeze: "bf16[8, 16, 128, 64]" = torch.ops.aten.squeeze.dim(reshape, 4)
        squeeze_1: "bf16[8, 2, 16, 128, 64]" = torch.ops.aten.squeeze.dim(reshape_1, 5)
        select: "bf16[8, 16, 128, 64]" = torch.ops.aten.select.int(squeeze_1, 1, p2)
        select_1: "bf16[8, 16, 128, 64]" = torch.ops.aten.select.int(squeeze_1, 1, p3)
        cat: "bf16[8, 16, 384, 64]" = torch.ops.aten.cat.default([squeeze, select, select_1], 2)
        permute: "bf16[8, 384, 16, 64]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone: "bf16[8, 384, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(clone, p4)
        div: "bf16[8, 384, 1024]" = torch.ops.aten.div.Tensor(reshape_2, 8.0)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(div, p5)
        permute_1: "bf16[1024, 3072]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
