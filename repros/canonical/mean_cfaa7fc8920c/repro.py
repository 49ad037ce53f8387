"""assay repro 1
pattern cfaa7fc8920c5788674dd5de22551c897645a520f1c54f802a9278abfaa6ddf7
home    aa2ec57f9bd3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[256]", arg2: "bf16[256]", arg3: "bf16[256]", arg4: "bf16[256, 256, 7, 7][12544, 1, 1792, 256]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[256, 256, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        add_2: "f32[256, 256, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_2, 3.0)
        clamp_min: "f32[256, 256, 7, 7]" = torch.ops.aten.clamp_min.default(add_2, 0.0)
        clamp_max: "f32[256, 256, 7, 7]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul_3: "f32[256, 256, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, clamp_max)
        div: "f32[256, 256, 7, 7]" = torch.ops.aten.div.Tensor(mul_3, 6.0)
        convert_element_type_3: "bf16[256, 256, 7, 7]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mean: "bf16[256, 256, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_3, [2, 3], True)
        as_strided: "bf16[256, 256, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        return (as_strided,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
