"""assay repro 1
pattern dce2ce5c9e2e8fd9ea99da3a56763fb48a190fe715bbdac4fbb8fae6e1838c15
home    74877cf8e60b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50400, 4096]", arg1: "i64[1, 128]", arg2: "bf16[4096]", arg3: "bf16[4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        embedding: "bf16[1, 128, 4096]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 128, 1]" = var_mean[0]
        getitem_1: "f32[1, 128, 1]" = var_mean[1]
        add: "f32[1, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (embedding, reshape, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
