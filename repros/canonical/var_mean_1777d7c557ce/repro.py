"""assay repro 1
pattern 1777d7c557ce74a60cefc67e1b8aa587cfe8cb21ab6e061be85540333352417c
home    0a703761d09e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30527, 768]", arg1: "i64[32, 512]", arg2: "i64[32, 512]", arg3: "i32[32, 512]", arg4: "bf16[514, 768]", arg5: "bf16[768]", arg6: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "i32[32, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.int32)
        mul: "i32[32, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        convert_element_type_1: "i64[32, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add: "i64[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_1: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg4, add)
        add_1: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg5)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_2, arg6)
        convert_element_type_3: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p0)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        return (convert_element_type_3, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
