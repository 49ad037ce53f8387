"""assay repro 1
pattern be959a9288563048f90d8cdd97ba4eccce286b300c6ddfebced1ccb5de052fbb
home    333b01ab63ab
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50000, 768]", arg1: "i64[32, 512]", arg2: "bf16[2, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        full: "i64[32, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_1: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg2, full)
        add: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
