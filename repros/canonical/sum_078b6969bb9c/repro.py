"""assay repro 1
pattern 078b6969bb9c130eb9d3ef7a57d67c652d399e117971af0f711c1eaad6ef5889
home    9ed1be93fe8f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 196, 48]", arg1: "bf16[512, 48, 196]", arg2: "bf16[512, 196, 48]", arg3: "bf16[3, 64, 8, 196, 48]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[64, 8, 196, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 8, 196, 48]" = torch.ops.aten.mul.Tensor(reshape, 0.14433756729740643)
        reshape_1: "bf16[64, 8, 48, 196]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 8, 196, 48]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2])
        reshape_2: "bf16[64, 8, 196, 48]" = torch.ops.aten.reshape.default(arg2, p2)
        select_scatter: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(arg3, mul, 0, p3)
        select_scatter_1: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(arg3, permute, 0, p4)
        select_scatter_2: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.select_scatter.default(arg3, reshape_2, 0, p5)
        add: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.add.Tensor(select_scatter_2, select_scatter_1)
        add_1: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.add.Tensor(add, select_scatter)
        permute_1: "bf16[64, 196, 3, 8, 48]" = torch.ops.aten.permute.default(add_1, [1, 3, 0, 2, 4])
        clone: "bf16[64, 196, 3, 8, 48]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 196, 1152]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[12544, 1152]" = torch.ops.aten.reshape.default(reshape_3, p7)
        permute_2: "bf16[1152, 12544]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_1: "f32[1, 1152]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[1152]" = torch.ops.aten.reshape.default(sum_1, p8)
        convert_element_type: "f32[1152]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (reshape_4, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
