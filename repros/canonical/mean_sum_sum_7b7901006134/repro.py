"""assay repro 1
pattern 7b790100613492f22211f9ba3a6d663000e6de34536b816a26a6f73cdc6d7550
home    e43d5c866bf2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 128]", arg1: "i64[16, 4]", p0: "size", p1: "size", p2: "size"):
        mean: "f32[128]" = torch.ops.aten.mean.dim(arg0, [0])
        unsqueeze: "i64[16, 4, 1]" = torch.ops.aten.unsqueeze.default(arg1, 2)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        eq: "b8[16, 4, 128]" = torch.ops.aten.eq.Tensor(unsqueeze, iota)
        convert_element_type: "i64[16, 4, 128]" = torch.ops.prims.convert_element_type.default(eq, torch.int64)
        sum_1: "i64[16, 128]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [1])
        sum_2: "i64[128]" = torch.ops.aten.sum.dim_IntList(sum_1, [0])
        convert_element_type_1: "f32[16, 128]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mean_1: "f32[128]" = torch.ops.aten.mean.dim(convert_element_type_1, [0])
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(mean_1, mean)
        sum_3: "f32[]" = torch.ops.aten.sum.default(mul)
        mul_1: "f32[]" = torch.ops.aten.mul.Tensor(sum_3, 128.0)
        return (sum_2, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
