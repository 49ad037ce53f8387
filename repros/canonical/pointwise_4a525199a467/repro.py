"""assay repro 1
pattern 4a525199a467025a3a32c06c2dfaa06fcf13e9ebf57ba665a56cbc820c17d8b5
home    100afb55e0a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 64, 128]", arg1: "bf16[32, 6, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[192, 64, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[32, 6, 64, 128]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[32, 6, 64, 128]" = torch.ops.aten.mul.Scalar(reshape, 1.0)
        permute: "f32[32, 6, 128, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "bf16[32, 6, 128, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        add: "bf16[32, 6, 128, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type_1)
        permute_1: "bf16[32, 128, 6, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[32, 128, 6, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 128, 384]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 384]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_2: "bf16[384, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
