"""assay repro 1
pattern b23d54a8c27edaa9e8431318c0cfa9cbb2122388bcda29e0fcc95ef5274cd184
home    49c823306961
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 3072]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        convert_element_type: "f32[32, 512, 3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[32, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 3.0)
        mul_1: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[32, 512, 3072]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul, add_1)
        reshape_1: "f32[16384, 3072]" = torch.ops.aten.reshape.default(mul_3, p1)
        convert_element_type_1: "bf16[16384, 3072]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        permute: "bf16[3072, 16384]" = torch.ops.aten.permute.default(convert_element_type_1, [1, 0])
        return (convert_element_type_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
