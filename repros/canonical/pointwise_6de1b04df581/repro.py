"""assay repro 1
pattern 6de1b04df581af7cab62ef57699a1268becf0a946d8932973d956de7ebb59acf
home    dec688face01
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50265, 1024]", arg1: "i64[2, 1024]"):
        embedding: "bf16[2, 1024, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        return (embedding,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
