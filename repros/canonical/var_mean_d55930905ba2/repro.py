"""assay repro 1
pattern d55930905ba264b94432f60cfd24c49cc913dafcbbe684286e2f07a2b85d219f
home    4ce8fe9f7346
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32000, 768]", arg1: "i64[32, 512]", arg2: "f32[512, 768]", arg3: "i64[1, 512]", arg4: "i64[1, 512]", arg5: "f32[4, 768]", arg6: "f32[768]", arg7: "f32[768]", p0: "size[]", p1: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        expand: "i64[32, 512]" = torch.ops.aten.expand.default(arg4, p0)
        embedding_2: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, expand)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        reshape: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_3, p1)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
