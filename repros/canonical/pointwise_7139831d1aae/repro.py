"""assay repro 1
pattern 7139831d1aaee46c682a19e0449e75df082a7618cb336249fe5ca76859cee39c
home    bfa45879c677
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 128, 64]", arg1: "bf16[32, 6, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[192, 128, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[32, 6, 128, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        convert_element_type_1: "bf16[32, 6, 128, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        add: "bf16[32, 6, 128, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type_1)
        permute: "bf16[32, 128, 6, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[32, 128, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 128, 384]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 384]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[384, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
