"""assay repro 1
pattern e0fc2bdc257754161add49e3246d20404a39ce98d984011481e095c49a6d26ed
home    a99a8921cb39
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]"):
        ne: "b8[8, 1024]" = torch.ops.aten.ne.Scalar(arg0, 1)
        convert_element_type: "i32[8, 1024]" = torch.ops.prims.convert_element_type.default(ne, torch.int32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
