"""assay repro 1
pattern 738811c4b52ebd66ef3c335be2ae01958086c499c2adf1dc01fb582c6643d0ad
home    37b43117a23b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 768]", p0: "size[]"):
        convert_element_type: "bf16[1024, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        unsqueeze: "bf16[1024, 768, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 2)
        unsqueeze_1: "bf16[1024, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        reshape: "bf16[1, 1024, 768]" = torch.ops.aten.reshape.default(unsqueeze_1, p0)
        permute: "bf16[1, 768, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        squeeze: "bf16[768, 1024]" = torch.ops.aten.squeeze.dim(permute, 0)
        squeeze_1: "bf16[1024, 768]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze, squeeze_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
