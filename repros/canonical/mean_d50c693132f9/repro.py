"""assay repro 1
pattern d50c693132f98bee0ba3b55f03a015d673e6fa15df0fd81c45e3e4b67846488b
home    eb837a858e4f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 512]", arg1: "bf16[2, 1024, 512]", arg2: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[2, 1024, 512]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[2, 1024, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        convert_element_type_1: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape_1: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p1)
        reshape_2: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p2)
        reshape_3: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p3)
        reshape_4: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p4)
        reshape_5: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p5)
        reshape_6: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p6)
        reshape_7: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p7)
        reshape_8: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p8)
        reshape_9: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p9)
        reshape_10: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p10)
        reshape_11: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p11)
        reshape_12: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_1, p12)
        return (mul_1, reshape_1, reshape_2, reshape_3, reshape_4, reshape_5, reshape_6, reshape_7, reshape_8, reshape_9, reshape_10, reshape_11, reshape_12)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
