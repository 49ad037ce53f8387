"""assay repro 1
pattern 6e0966676b62246479006ed56349fa37ddec7e8e66d0895575d49282842bffb3
home    495faa041012
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768, 12, 64]", p0: "size[]"):
        convert_element_type: "bf16[768, 12, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        unsqueeze: "bf16[768, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 3)
        reshape: "bf16[1, 768, 768]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        squeeze: "bf16[768, 768]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
