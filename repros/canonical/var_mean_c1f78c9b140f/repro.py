"""assay repro 1
pattern c1f78c9b140f1a0c1285ac67314ca80995b0b37878faa0634220b099f496de2a
home    52080b9e0735
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "bf16[30522, 1024]", arg2: "i64[8, 128]", arg3: "bf16[512, 1024]", arg4: "bf16[1024]", arg5: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "i64[8, 128]" = torch.ops.aten.add.Tensor(arg0, 0)
        clamp_min: "i64[8, 128]" = torch.ops.aten.clamp_min.default(add, 0)
        clamp_max: "i64[8, 128]" = torch.ops.aten.clamp_max.default(clamp_min, 511)
        embedding: "bf16[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, arg2)
        embedding_1: "bf16[8, 128, 1024]" = torch.ops.aten.embedding.default(arg3, clamp_max)
        add_1: "bf16[8, 128, 1024]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 128, 1]" = var_mean[0]
        getitem_1: "f32[8, 128, 1]" = var_mean[1]
        add_2: "f32[8, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[8, 128, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_3: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_1: "bf16[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
