"""assay repro 1
pattern 87d3a56266b71460e956121a4f78b2b4bcf9b9a25ef40bf9196c2eefcbf0a843
home    0cfbc8bd41e0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024]", arg1: "bf16[1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", arg4: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg5: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[1024]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[1024]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[1024]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        add_2: "bf16[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_2, arg5)
        relu: "bf16[128, 1024, 7, 7]" = torch.ops.aten.relu.default(add_2)
        mean: "bf16[128, 1024, 1, 1]" = torch.ops.aten.mean.dim(relu, [2, 3], True)
        as_strided: "bf16[128, 1024, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        return (as_strided,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
