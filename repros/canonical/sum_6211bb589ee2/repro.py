"""assay repro 1
pattern 6211bb589ee2af0aea00aca3c532408e954b4aea35fffdda1e97c9251d303b62
home    7f8101de9f3f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 1024]", arg1: "bf16[64, 1024, 64]", arg2: "bf16[64, 1024, 64]", arg3: "bf16[4, 16, 1024, 64]", arg4: "bf16[4, 16, 1024, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        mul: "bf16[64, 64, 1024]" = torch.ops.aten.mul.Scalar(arg0, 0.125)
        mul_1: "bf16[64, 1024, 64]" = torch.ops.aten.mul.Scalar(arg1, 0.125)
        permute: "bf16[64, 1024, 64]" = torch.ops.aten.permute.default(mul, [0, 2, 1])
        reshape: "bf16[4, 16, 1024, 64]" = torch.ops.aten.reshape.default(arg2, p1)
        add: "bf16[4, 16, 1024, 64]" = torch.ops.aten.add.Tensor(arg3, reshape)
        permute_1: "bf16[4, 1024, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        reshape_1: "bf16[4, 16, 1024, 64]" = torch.ops.aten.reshape.default(mul_1, p2)
        permute_2: "bf16[4, 1024, 16, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[4, 16, 1024, 64]" = torch.ops.aten.reshape.default(permute, p3)
        add_1: "bf16[4, 16, 1024, 64]" = torch.ops.aten.add.Tensor(arg4, reshape_2)
        permute_3: "bf16[4, 1024, 16, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        select_scatter: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.select_scatter.default(full, permute_1, 3, p4)
        select_scatter_1: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.select_scatter.default(full, permute_3, 3, p5)
        add_2: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1)
        select_scatter_2: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.select_scatter.default(full, permute_2, 3, p6)
        add_3: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.add.Tensor(add_2, select_scatter_2)
        reshape_3: "bf16[4, 1024, 3072]" = torch.ops.aten.reshape.default(add_3, p7)
        reshape_4: "bf16[4096, 3072]" = torch.ops.aten.reshape.default(reshape_3, p8)
        permute_4: "bf16[3072, 4096]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p9)
        convert_element_type: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (full, reshape_4, permute_4, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
