"""assay repro 1
pattern 00a17f8e190410baa8079daeeb53fbecbd9da036d233ed29e09e55fa7f5f483e
home    795fb20dd805
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "bf16[8192, 2]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        ne: "b8[8, 1024]" = torch.ops.aten.ne.Scalar(arg0, 0)
        reshape: "bf16[8, 1024, 2]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "i32[8, 1024]" = torch.ops.prims.convert_element_type.default(ne, torch.int32)
        iota: "i32[1024]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int32, device = device(type='cuda', index=0), requires_grad = False)
        mul: "i32[8, 1024]" = torch.ops.aten.mul.Tensor(iota, convert_element_type)
        argmax: "i64[8]" = torch.ops.aten.argmax.default(mul, 1)
        iota_1: "i64[8]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index: "bf16[8, 2]" = torch.ops.aten.index.Tensor(reshape, [iota_1, argmax])
        return (index,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
