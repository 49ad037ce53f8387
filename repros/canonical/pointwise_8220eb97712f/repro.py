"""assay repro 1
pattern 8220eb97712f10df9a4c72bade891624659df566894a70e36011212fd81804f5
home    12453212ee97
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4096, 128]"):
        convert_element_type: "bf16[4096, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        permute: "bf16[128, 4096]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        permute_1: "bf16[4096, 128]" = torch.ops.aten.permute.default(permute, [1, 0])
        return (permute, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
