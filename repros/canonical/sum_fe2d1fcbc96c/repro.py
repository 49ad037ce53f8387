"""assay repro 1
pattern fe2d1fcbc96c2fc57b08efb21cf82e8469d11b62ab61a431c4e135d932d25c79
home    d229818132af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 196, 48]", arg1: "bf16[512, 48, 196]", arg2: "bf16[512, 196, 48]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[64, 8, 196, 48]" = torch.ops.aten.reshape.default(arg0, p1)
        mul: "bf16[64, 8, 196, 48]" = torch.ops.aten.mul.Tensor(reshape, 0.14433756729740643)
        reshape_1: "bf16[64, 8, 48, 196]" = torch.ops.aten.reshape.default(arg1, p2)
        permute: "bf16[64, 8, 196, 48]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2])
        reshape_2: "bf16[64, 8, 196, 48]" = torch.ops.aten.reshape.default(arg2, p3)
        select_scatter: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(full, mul, 0, p4)
        select_scatter_1: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(full, permute, 0, p5)
        select_scatter_2: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(full, reshape_2, 0, p6)
        add: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.add.Tensor(select_scatter_2, select_scatter_1)
        add_1: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.add.Tensor(add, select_scatter)
        permute_1: "bf16[64, 196, 3, 8, 48]" = torch.ops.aten.permute.default(add_1, [1, 3, 0, 2, 4])
        clone: "bf16[64, 196, 3, 8, 48]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 196, 1152]" = torch.ops.aten.reshape.default(clone, p7)
        reshape_4: "bf16[12544, 1152]" = torch.ops.aten.reshape.default(reshape_3, p8)
        permute_2: "bf16[1152, 12544]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_1: "f32[1, 1152]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[1152]" = torch.ops.aten.reshape.default(sum_1, p9)
        convert_element_type: "f32[1152]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (full, reshape_4, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
