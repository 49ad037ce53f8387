"""assay repro 1
pattern f9fd606fd78d22f0db3d6fbf936ed54329a4679e294b4629ef584101b1653cea
home    7c2895866010
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 432]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[512, 256, 432]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 256, 3, 4, 36]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 512, 4, 256, 36]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[512, 4, 256, 36]" = unbind[0]
        getitem_1: "bf16[512, 4, 256, 36]" = unbind[1]
        getitem_2: "bf16[512, 4, 256, 36]" = unbind[2]
        constant_pad_nd: "bf16[512, 4, 256, 40]" = torch.ops.aten.constant_pad_nd.default(getitem, p2)
        constant_pad_nd_1: "bf16[512, 4, 256, 40]" = torch.ops.aten.constant_pad_nd.default(getitem_1, p3)
        constant_pad_nd_2: "bf16[512, 4, 256, 40]" = torch.ops.aten.constant_pad_nd.default(getitem_2, p4)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
