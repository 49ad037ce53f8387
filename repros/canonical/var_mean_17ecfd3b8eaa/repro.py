"""assay repro 1
pattern 17ecfd3b8eaaac2e351a9e4e19d9178eaaac01a8bcb246e913b22dba5fb3d61c
home    a9728b5c23d8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50265, 768]", arg1: "i64[32, 512]", arg2: "i64[1, 514]", arg3: "i64[32, 512]", arg4: "i32[32, 512]", arg5: "bf16[514, 768]", arg6: "bf16[2, 768]", arg7: "bf16[768]", arg8: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        expand: "i64[32, 514]" = torch.ops.aten.expand.default(arg2, p0)
        convert_element_type: "i32[32, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.int32)
        add: "i32[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type, 0)
        mul: "i32[32, 512]" = torch.ops.aten.mul.Tensor(add, arg4)
        convert_element_type_1: "i64[32, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_1: "i64[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_1: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, add_1)
        gather: "i64[32, 512]" = torch.ops.aten.gather.default(expand, 1, add_1)
        expand_1: "i64[32, 512]" = torch.ops.aten.expand.default(gather, p1)
        embedding_2: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, expand_1)
        add_2: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_3: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, embedding_1)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_4: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_4)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        add_5: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_2, arg8)
        convert_element_type_3: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p4)
        return (convert_element_type_3, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
