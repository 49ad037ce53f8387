"""assay repro 1
pattern 6ecf77fe27cb37882b71c0b58c242ea07bb95daac68a7cdddb37f9a53035b462
home    b6717467aaf6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50272, 768]", arg1: "i64[4, 2048]", arg2: "f32[4, 2048]", arg3: "bf16[2050, 768]", arg4: "bf16[768]", arg5: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[4, 2048, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        sub: "f32[4, 2048]" = torch.ops.aten.sub.Tensor(arg2, 1.0)
        convert_element_type: "i64[4, 2048]" = torch.ops.prims.convert_element_type.default(sub, torch.int64)
        add: "i64[4, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, 2)
        embedding_1: "bf16[4, 2048, 768]" = torch.ops.aten.embedding.default(arg3, add)
        add_1: "bf16[4, 2048, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type_1: "f32[4, 2048, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[4, 2048, 1]" = var_mean[0]
        getitem_1: "f32[4, 2048, 1]" = var_mean[1]
        add_2: "f32[4, 2048, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[4, 2048, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[4, 2048, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul: "f32[4, 2048, 768]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt)
        mul_1: "f32[4, 2048, 768]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_3: "f32[4, 2048, 768]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_2: "bf16[4, 2048, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
