"""assay repro 1
pattern 08bc20982b7b0da37bc0aff4e294042f7b78c3457ce37543aca64c959595af8a
home    27f5d0f6259a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[32, 512]", arg2: "bf16[512, 768]", arg3: "i64[1, 512]", arg4: "i64[1, 512]", arg5: "bf16[2, 768]", arg6: "bf16[768]", arg7: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        expand: "i64[1, 512]" = torch.ops.aten.expand.default(arg4, p0)
        gather: "i64[1, 512]" = torch.ops.aten.gather.default(expand, 1, arg3)
        expand_1: "i64[32, 512]" = torch.ops.aten.expand.default(gather, p1)
        embedding_2: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, expand_1)
        add: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_1)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
