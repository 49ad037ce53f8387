"""assay repro 1
pattern 1562ca4d293fe7f1bc75847cecdcf627e6ffa01781063f7fca0e0f61e9caaeaf
home    d1447123a1b3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[256, 128]", arg2: "i64[1, 512]", arg3: "bf16[512, 768]", arg4: "bf16[768]", arg5: "bf16[768]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        embedding: "bf16[256, 128, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "i64[1, 128]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        embedding_1: "bf16[1, 128, 768]" = torch.ops.aten.embedding.default(arg3, slice_1)
        add: "bf16[256, 128, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[256, 128, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[256, 128, 1]" = var_mean[0]
        getitem_1: "f32[256, 128, 1]" = var_mean[1]
        add_1: "f32[256, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[256, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[256, 128, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[256, 128, 768]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_1: "bf16[256, 128, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[32768, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[32768, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[32768, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
