"""assay repro 1
pattern a85b3b421bc31ee8cf97e4e7db636f0fa96f040415ba276c6fa0a9fde2d3677d
home    8b98e8d25184
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50358, 768]", arg1: "i64[8, 1024]", arg2: "i64[1, 4096]", arg3: "bf16[2, 768]", arg4: "i64[1, 4096]", arg5: "bf16[4096, 768]", arg6: "bf16[768]", arg7: "bf16[768]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        embedding: "bf16[8, 1024, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        expand: "i64[8, 1024]" = torch.ops.aten.expand.default(slice_1, p3)
        embedding_1: "bf16[8, 1024, 768]" = torch.ops.aten.embedding.default(arg3, expand)
        add: "bf16[8, 1024, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        slice_2: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg4, 1, p4, p5, p6)
        embedding_2: "bf16[1, 1024, 768]" = torch.ops.aten.embedding.default(arg5, slice_2)
        add_1: "bf16[8, 1024, 768]" = torch.ops.aten.add.Tensor(add, embedding_2)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_2: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add_3: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        convert_element_type_1: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p9)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
