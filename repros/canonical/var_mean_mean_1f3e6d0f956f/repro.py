"""assay repro 1
pattern 1f3e6d0f956f69d9d21766f498cd5f20ecee9f0d2b5978c47d30ee83112a31ad
home    5a134f483631
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2688]", arg1: "f32[2688]", arg2: "bf16[32, 2176, 7, 7][106624, 1, 15232, 2176]", arg3: "bf16[32, 2048, 7, 7][100352, 1, 14336, 2048]", arg4: "bf16[32, 512, 7, 7][25088, 1, 3584, 512]", arg5: "f32[2688]", arg6: "f32[2688]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        mul: "f32[2688]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[2688]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        slice_1: "bf16[32, 2048, 7, 7]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        add: "bf16[32, 2048, 7, 7]" = torch.ops.aten.add.Tensor(arg3, slice_1)
        slice_2: "bf16[32, 128, 7, 7]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        cat: "bf16[32, 640, 7, 7]" = torch.ops.aten.cat.default([arg4, slice_2], 1)
        cat_1: "bf16[32, 2688, 7, 7]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_1: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_2: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(cat_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 2688, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 2688, 1, 1]" = var_mean[1]
        add_1: "f32[1, 2688, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 2688, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[2688]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[2688]" = torch.ops.aten.mul.Tensor(squeeze, 1.0006381620931717)
        mul_3: "f32[2688]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_2: "f32[2688]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[2688]" = torch.ops.aten.copy_.default(arg0, add_2)
        squeeze_1: "f32[2688]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[2688]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_3: "f32[2688]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[2688]" = torch.ops.aten.copy_.default(arg1, add_3)
        sub: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(cat_1, getitem_1)
        mul_5: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_4: "f32[32, 2688, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        relu: "bf16[32, 2688, 7, 7]" = torch.ops.aten.relu.default(convert_element_type_1)
        mean: "bf16[32, 2688, 1, 1]" = torch.ops.aten.mean.dim(relu, [2, 3], True)
        as_strided: "bf16[32, 2688, 1, 1]" = torch.ops.aten.as_strided.default(mean, p6, p7)
        return (cat_1, getitem_1, rsqrt, copy_, copy__1, as_strided)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
