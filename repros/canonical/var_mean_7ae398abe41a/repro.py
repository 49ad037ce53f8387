"""assay repro 1
pattern 7ae398abe41a5f7d3c80b082e0baab367d9d80fcc675aebaf14161b9e5215f69
home    33a87fbbca24
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50304, 1024]", arg1: "i64[8, 512]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "f32[1024]", arg5: "f32[1024]", p0: "size[]", p1: "size[]"):
        embedding: "f32[8, 512, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        var_mean = torch.ops.aten.var_mean.correction(embedding, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(embedding, getitem_1)
        mul: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        mul_2: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        convert_element_type: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        convert_element_type_1: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (embedding, getitem_1, rsqrt, reshape, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
