"""assay repro 1
pattern 5e0a6a96eca59ce0f61664849a3644b189984c53f719cd5e0a3fa3016a72725a
home    943dde04044b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]"):
        full: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        convert_element_type: "b8[8, 1024]" = torch.ops.prims.convert_element_type.default(arg0, torch.bool)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1024]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1024, 1024]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        bitwise_and: "b8[1, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(full, le)
        iota_2: "i64[8]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_7: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "b8[8, 1, 1, 1024]" = torch.ops.aten.index.Tensor(convert_element_type, [unsqueeze_8, unsqueeze_2])
        bitwise_and_1: "b8[8, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and_1, p9)
        return (expand,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
