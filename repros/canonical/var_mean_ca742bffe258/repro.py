"""assay repro 1
pattern ca742bffe25854677bbf13d3bcd85fad233b5275592365402184815d477f2d82
home    75a5de824345
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50257, 2048]", arg1: "i64[32, 128]", arg2: "bf16[2048, 2048]", arg3: "bf16[2048]", arg4: "bf16[2048]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        embedding: "bf16[32, 128, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        embedding_1: "bf16[1, 128, 2048]" = torch.ops.aten.embedding.default(arg2, unsqueeze)
        add_1: "bf16[32, 128, 2048]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_2: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_3: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
