"""assay repro 1
pattern d3e5d1edcdda8639fad9e33434035236c8caf417b007198c859987e2e5c03cc5
home    b0eb3d03d866
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.7071067811865476, dtype = torch.float32)
        sub: "f32[4, 1024]" = torch.ops.aten.sub.Tensor(arg0, 1.0)
        unsqueeze: "f32[4, 1, 1024]" = torch.ops.aten.unsqueeze.default(sub, 1)
        iota: "i32[16]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int32, device = device(type='cuda', index=0), requires_grad = False)
        pow_1: "f32[16]" = torch.ops.aten.pow.Tensor_Tensor(full, iota)
        unsqueeze_1: "f32[16, 1]" = torch.ops.aten.unsqueeze.default(pow_1, 1)
        mul: "f32[4, 16, 1024]" = torch.ops.aten.mul.Tensor(unsqueeze_1, unsqueeze)
        reshape: "f32[64, 1, 1024]" = torch.ops.aten.reshape.default(mul, p3)
        convert_element_type: "bf16[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
