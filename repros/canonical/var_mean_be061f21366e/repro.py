"""assay repro 1
pattern be061f21366ec78e092fd48211611672caf9d9269ad9c18e46d15f6922aeeb2c
home    c3c4df108c53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8008, 2560]", arg1: "i64[32, 128]", arg2: "bf16[128, 2560]", arg3: "bf16[2560]", arg4: "bf16[2560]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        embedding: "bf16[32, 128, 2560]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(embedding, 1.0)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        embedding_1: "bf16[128, 2560]" = torch.ops.aten.embedding.default(arg2, add)
        add_1: "bf16[32, 128, 2560]" = torch.ops.aten.add.Tensor(mul, embedding_1)
        convert_element_type: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_2: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
