"""assay repro 1
pattern 38a8736665c28f8976ec6acc5fba35ce71d7ce2dccbc51fab00ab5fa5c619ed3
home    b562c32a00e0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50304, 1024]", arg1: "i64[8, 512]", arg2: "bf16[1024]", arg3: "bf16[1024]", arg4: "bf16[1024]", arg5: "bf16[1024]", p0: "size[]", p1: "size[]"):
        embedding: "bf16[8, 512, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        convert_element_type_2: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem_2: "f32[8, 512, 1]" = var_mean_1[0]
        getitem_3: "f32[8, 512, 1]" = var_mean_1[1]
        add_2: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_3)
        mul_2: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type_3: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        return (embedding, reshape, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
