"""assay repro 1
pattern 212c77b0929c228579fa0961ddd3b50dc763f6dbaa2ca88207f69431e19d4a6d
home    f6b3a31f10d9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8]", arg1: "bf16[8]", arg2: "bf16[8]", arg3: "bf16[8]", arg4: "bf16[512, 8, 112, 112][100352, 1, 896, 8]", arg5: "bf16[512, 8, 112, 112][100352, 1, 896, 8]"):
        unsqueeze: "bf16[8, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[8, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[8]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[8]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[8]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[8]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[8]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[8, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[8]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[8, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[512, 8, 112, 112]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[512, 8, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[512, 8, 112, 112]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[512, 8, 112, 112]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[512, 8, 112, 112]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[512, 8, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_2)
        cat: "bf16[512, 16, 112, 112]" = torch.ops.aten.cat.default([arg5, relu], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
