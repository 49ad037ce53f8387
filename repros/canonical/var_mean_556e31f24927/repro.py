"""assay repro 1
pattern 556e31f24927036c023e4b36dddcf1bdd07bc56f7ca0024f0ee3ae1eed862a37
home    00ca232d67cd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50257, 2048]", arg1: "i64[32, 128]", arg2: "f32[2048, 2048]", arg3: "f32[2048]", arg4: "f32[2048]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        embedding: "f32[32, 128, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        embedding_1: "f32[1, 128, 2048]" = torch.ops.aten.embedding.default(arg2, unsqueeze)
        add_1: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_2: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_3: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (embedding, unsqueeze, embedding_1, add_1, getitem_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
