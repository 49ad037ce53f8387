"""assay repro 1
pattern aaa3407b31c9a9c7d6654f4846eb7a38c252554cfcad7ed336f2e9d0e3f90341
home    3708fae49927
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 512, 1024]", arg1: "f32[16, 64]", arg2: "f32[16, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 1, 1, 16, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 4, 1])
        reshape_1: "bf16[512, 1, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        add: "f32[512, 1, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg1)
        add_1: "f32[512, 1, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        unsqueeze: "f32[512, 1, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add, 4)
        permute_1: "f32[1, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze, [1, 2, 0, 4, 3])
        permute_2: "f32[16, 512, 64, 1, 1]" = torch.ops.aten.permute.default(permute_1, [1, 2, 4, 0, 3])
        reshape_2: "f32[16, 512, 64]" = torch.ops.aten.reshape.default(permute_2, p2)
        unsqueeze_1: "f32[512, 1, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add_1, 4)
        permute_3: "f32[1, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [1, 2, 0, 4, 3])
        permute_4: "f32[16, 512, 64, 1, 1]" = torch.ops.aten.permute.default(permute_3, [1, 2, 4, 0, 3])
        reshape_3: "f32[16, 512, 64]" = torch.ops.aten.reshape.default(permute_4, p3)
        convert_element_type: "bf16[16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        permute_5: "bf16[16, 64, 512]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        convert_element_type_1: "bf16[16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        permute_6: "bf16[16, 64, 512]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        return (convert_element_type, permute_5, convert_element_type_1, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
