"""assay repro 1
pattern 20062aab9cd303339c2f436c84f52b264f1dd0c1bf0316f895d65ff0ae129d0e
home    ec1c0ca49a29
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512]", arg1: "bf16[512]", arg2: "bf16[128, 256, 28, 28][200704, 1, 7168, 256]", arg3: "bf16[512]", arg4: "bf16[512]", arg5: "bf16[128, 512, 14, 14][100352, 1, 7168, 512]", arg6: "bf16[128, 512, 14, 14][100352, 1, 7168, 512]", arg7: "bf16[128, 512, 14, 14][100352, 1, 7168, 512]", arg8: "bf16[128, 512, 14, 14][100352, 1, 7168, 512]", arg9: "bf16[128, 512, 14, 14][100352, 1, 7168, 512]"):
        unsqueeze: "bf16[512, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[512, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(arg2, [2, 2], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[128, 256, 14, 14]" = _low_memory_max_pool_with_offsets[0]
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[512]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[512]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[512]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[512]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        unsqueeze_6: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 512, 14, 14]" = torch.ops.aten.sub.Tensor(arg5, unsqueeze_7)
        mul_1: "f32[128, 512, 14, 14]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 512, 14, 14]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 512, 14, 14]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 512, 14, 14]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        add_2: "bf16[128, 512, 14, 14]" = torch.ops.aten.add.Tensor(convert_element_type_2, arg6)
        relu: "bf16[128, 512, 14, 14]" = torch.ops.aten.relu.default(add_2)
        cat: "bf16[128, 2816, 14, 14]" = torch.ops.aten.cat.default([relu, arg6, getitem, arg7, arg8, arg9], 1)
        return (relu, cat)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
