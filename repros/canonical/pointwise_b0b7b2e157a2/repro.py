"""assay repro 1
pattern b0b7b2e157a20d16a7fa207726c94802159ed9944530ae04d8f56ba9403fd974
home    e5a3eb8aa612
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4096, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[4, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
