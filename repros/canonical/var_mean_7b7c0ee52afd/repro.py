"""assay repro 1
pattern 7b7c0ee52afdf2dd58c1111a5cb986ad1be617352f430236506743dc1e6cd6b3
home    5944aee5b166
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[29056, 1024]", arg1: "i64[16, 512]", arg2: "bf16[512, 1024]", arg3: "i64[1, 512]", arg4: "bf16[2, 1024]", arg5: "bf16[1024]", arg6: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        embedding: "bf16[16, 512, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 1024]" = torch.ops.aten.embedding.default(arg2, arg3)
        full: "i64[16, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_2: "bf16[16, 512, 1024]" = torch.ops.aten.embedding.default(arg4, full)
        add: "bf16[16, 512, 1024]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "bf16[16, 512, 1024]" = torch.ops.aten.add.Tensor(add, embedding_1)
        convert_element_type: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_2: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_3: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        convert_element_type_1: "bf16[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_2: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
