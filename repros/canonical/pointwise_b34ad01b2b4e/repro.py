"""assay repro 1
pattern b34ad01b2b4e4ab9921ea1c297e76c9e97c4252b9de154c25d6722f45247d91c
home    a56500a9cbfd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        convert_element_type_1: "bf16[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.bfloat16)
        return (convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
