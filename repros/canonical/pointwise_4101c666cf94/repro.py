"""assay repro 1
pattern 4101c666cf94944e8e7863b0a6fd5704c209344304ffadd986c882aaf15565df
home    7e8e4a45c548
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "f32[16, 64]", arg2: "f32[16, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        unsqueeze: "bf16[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "bf16[512, 16, 1, 16, 64]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        permute: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 4, 2])
        reshape_1: "bf16[512, 16, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        add: "f32[512, 16, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg1)
        add_1: "f32[512, 16, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        convert_element_type: "bf16[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        unsqueeze_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 4)
        permute_1: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [1, 2, 0, 4, 3])
        permute_2: "bf16[16, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[256, 512, 64]" = torch.ops.aten.reshape.default(permute_2, p2)
        permute_3: "bf16[256, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_1: "bf16[512, 16, 16, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        unsqueeze_2: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        permute_4: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_2, [1, 2, 0, 4, 3])
        permute_5: "bf16[16, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_4, [0, 1, 2, 4, 3])
        reshape_3: "bf16[256, 512, 64]" = torch.ops.aten.reshape.default(permute_5, p3)
        permute_6: "bf16[256, 64, 512]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (reshape_2, permute_3, reshape_3, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
