"""assay repro 1
pattern e45dbf5449925ed023db396cee69d1a774dd807c9354b1dcd5c656b4eb6d76e7
home    44cf8422ae2b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]", arg1: "bf16[30145, 2048]", arg2: "i64[1, 512]", arg3: "bf16[512, 2048]", arg4: "b8[16, 512]", arg5: "bf16[2048]", arg6: "bf16[2048]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]"):
        slice_1: "i64[16, 512]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        embedding: "bf16[16, 512, 2048]" = torch.ops.aten.embedding.default(arg1, slice_1)
        slice_2: "i64[1, 512]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        embedding_1: "bf16[1, 512, 2048]" = torch.ops.aten.embedding.default(arg3, slice_2)
        expand: "bf16[16, 512, 2048]" = torch.ops.aten.expand.default(embedding_1, p6)
        add: "bf16[16, 512, 2048]" = torch.ops.aten.add.Tensor(embedding, expand)
        slice_3: "b8[16, 512]" = torch.ops.aten.slice.Tensor(arg4, 1, p7, p8, p9)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(slice_3, 2)
        convert_element_type: "bf16[16, 512, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        convert_element_type_1: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        convert_element_type_2: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mul_2: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type)
        reshape: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(mul_2, p10)
        reshape_1: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(mul_2, p11)
        reshape_2: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(mul_2, p12)
        return (slice_3, mul_2, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
