"""assay repro 1
pattern 7f703d5fae3ac0ee484766f897447962c3f05adfe07bff57f187f23740c287c6
home    dc19f1a1af7b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        convert_element_type: "f32[1, 1, 512]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.float32)
        expand: "f32[1, 1, 512]" = torch.ops.aten.expand.default(convert_element_type, p3)
        squeeze: "f32[1, 512]" = torch.ops.aten.squeeze.dim(expand, 0)
        convert_element_type_1: "f32[1, 1, 512]" = torch.ops.prims.convert_element_type.default(unsqueeze_2, torch.float32)
        expand_1: "f32[1, 1, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p4)
        squeeze_1: "f32[1, 512]" = torch.ops.aten.squeeze.dim(expand_1, 0)
        return (squeeze, squeeze_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
