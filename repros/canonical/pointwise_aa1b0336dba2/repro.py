"""assay repro 1
pattern aa1b0336dba28a33e2d4404d7cc22e944517e5736d634f7ab8af3de41abe3dc9
home    6a08ba454937
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 3, 600, 600]", p0: "size[]"):
        constant_pad_nd: "f32[32, 3, 601, 601]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        convert_element_type: "bf16[32, 3, 601, 601]" = torch.ops.prims.convert_element_type.default(constant_pad_nd, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
