"""assay repro 1
pattern 555767c99a607d1917a9b685a049815afecd6dba867de1c89fa2054c413b0f69
home    05e90c696a59
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 2176, 7, 7][106624, 1, 15232, 2176]", arg1: "bf16[32, 2048, 7, 7][100352, 1, 14336, 2048]", arg2: "bf16[32, 512, 7, 7][25088, 1, 3584, 512]", arg3: "bf16[2688]", arg4: "bf16[2688]", arg5: "bf16[2688]", arg6: "bf16[2688]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        slice_1: "bf16[32, 2048, 7, 7]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        add: "bf16[32, 2048, 7, 7]" = torch.ops.aten.add.Tensor(arg1, slice_1)
        slice_2: "bf16[32, 128, 7, 7]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        cat: "bf16[32, 640, 7, 7]" = torch.ops.aten.cat.default([arg2, slice_2], 1)
        cat_1: "bf16[32, 2688, 7, 7]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "bf16[2688, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[2688, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[2688]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[2688]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[2688]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[2688]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[2688]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[2688]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_6: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(cat_1, unsqueeze_7)
        mul_1: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[32, 2688, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[32, 2688, 7, 7]" = torch.ops.aten.relu.default(convert_element_type_2)
        mean: "bf16[32, 2688, 1, 1]" = torch.ops.aten.mean.dim(relu, [2, 3], True)
        as_strided: "bf16[32, 2688, 1, 1]" = torch.ops.aten.as_strided.default(mean, p6, p7)
        return (as_strided,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
