"""assay repro 1
pattern 2de08883d0f188ce78ce1bb2512d6367168b10a524f87bbc10554e8acdd8b152
home    d3088555ae75
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[32, 512]", arg2: "bf16[512, 768]", arg3: "i64[1, 512]", arg4: "bf16[2, 768]", arg5: "bf16[1024, 768]", arg6: "bf16[1024, 768]", arg7: "bf16[1024, 768]", arg8: "bf16[1024, 768]", arg9: "bf16[768]", arg10: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        full: "i64[32, 512, 4]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        full_1: "i64[32, 512]" = torch.ops.aten.full.default(p1, 0, dtype = torch.int64)
        embedding_2: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg4, full_1)
        select: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p2)
        select_1: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p3)
        select_2: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p4)
        embedding_3: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, select_2)
        select_3: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p5)
        embedding_4: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, select_3)
        select_4: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p6)
        embedding_5: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, select_4)
        select_5: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p7)
        embedding_6: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, select_5)
        add_1: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_6)
        add_2: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, embedding_5)
        add_3: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, embedding_3)
        add_4: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_3, embedding_4)
        select_6: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p8)
        select_7: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p9)
        sub: "i64[32, 512]" = torch.ops.aten.sub.Tensor(select, select_6)
        embedding_7: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg7, sub)
        add_5: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_4, embedding_7)
        sub_1: "i64[32, 512]" = torch.ops.aten.sub.Tensor(select_1, select_7)
        embedding_8: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg8, sub_1)
        add_6: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_5, embedding_8)
        add_7: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add_6, embedding_2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_7, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_8: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_8)
        sub_2: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg9)
        add_9: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg10)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_9, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p12)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
