"""assay repro 1
pattern 9f3bd96be416d8590a1e87396404a5f08d923786884a25d4074343dc66fd7df7
home    36404e73a119
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 64]", arg1: "bf16[256, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[16, 16, 512, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        permute_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [2, 0, 1, 4, 3])
        reshape_1: "bf16[16, 16, 512, 64, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_2: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        permute_3: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(permute_2, [2, 0, 1, 4, 3])
        squeeze: "bf16[512, 16, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        squeeze_1: "bf16[512, 16, 16, 64]" = torch.ops.aten.squeeze.dim(permute_3, 4)
        convert_element_type: "f32[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        sum_1: "f32[1, 1, 16, 64]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[16, 64]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type_1: "bf16[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        convert_element_type_2: "f32[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.float32)
        sum_2: "f32[1, 1, 16, 64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[16, 64]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_3: "bf16[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.bfloat16)
        add: "bf16[512, 16, 16, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        reshape_4: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.reshape.default(add, p4)
        permute_4: "bf16[512, 16, 1, 16, 64]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 4, 2, 3])
        clone: "bf16[512, 16, 1, 16, 64]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 8192, 1024]" = torch.ops.aten.reshape.default(clone, p5)
        squeeze_2: "bf16[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_5, 0)
        return (reshape_2, reshape_3, squeeze_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
