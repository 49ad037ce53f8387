"""assay repro 1
pattern c4523fb82aa7a39b6f486738b897eb00c9f98cce0c3c2c30a314c71ec1a92ff0
home    3ac4652c1661
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        iota: "i64[1000]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1000]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 1000, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 1000, 1000]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        expand: "b8[1, 1, 1000, 1000]" = torch.ops.aten.expand.default(le, p3)
        sub: "i64[1, 1, 1000, 1]" = torch.ops.aten.sub.Tensor(unsqueeze_3, 4096)
        gt: "b8[1, 1, 1000, 1000]" = torch.ops.aten.gt.Tensor(unsqueeze_2, sub)
        bitwise_and: "b8[1, 1, 1000, 1000]" = torch.ops.aten.bitwise_and.Tensor(full_1, gt)
        bitwise_and_1: "b8[1, 1, 1000, 1000]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, le)
        expand_1: "b8[1, 1, 1000, 1000]" = torch.ops.aten.expand.default(bitwise_and_1, p4)
        where: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand_1, full, full_2)
        where_1: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full, full_2)
        convert_element_type: "f32[1, 1, 1000]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.float32)
        expand_2: "f32[1, 1, 1000]" = torch.ops.aten.expand.default(convert_element_type, p5)
        squeeze: "f32[1, 1000]" = torch.ops.aten.squeeze.dim(expand_2, 0)
        return (where, where_1, squeeze)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
