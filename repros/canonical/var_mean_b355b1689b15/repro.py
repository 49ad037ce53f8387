"""assay repro 1
pattern b355b1689b152b161eb10a6872bd660c5f4a8ebf3e72e9a125f56d9a0dff31d3
home    a25c4ff6b1a2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[336]", arg1: "f32[336]", arg2: "bf16[32, 276, 56, 56][865536, 1, 15456, 276]", arg3: "bf16[32, 256, 56, 56][802816, 1, 14336, 256]", arg4: "bf16[32, 60, 56, 56][188160, 1, 3360, 60]", arg5: "f32[336]", arg6: "f32[336]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        mul: "f32[336]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[336]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        slice_1: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        add: "bf16[32, 256, 56, 56]" = torch.ops.aten.add.Tensor(arg3, slice_1)
        slice_2: "bf16[32, 20, 56, 56]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        cat: "bf16[32, 80, 56, 56]" = torch.ops.aten.cat.default([arg4, slice_2], 1)
        cat_1: "bf16[32, 336, 56, 56]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "f32[336, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_1: "f32[336, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_2: "f32[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[32, 336, 56, 56]" = torch.ops.prims.convert_element_type.default(cat_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 336, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 336, 1, 1]" = var_mean[1]
        add_1: "f32[1, 336, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 336, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[336]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[336]" = torch.ops.aten.mul.Tensor(squeeze, 1.00000996502277)
        mul_3: "f32[336]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_2: "f32[336]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[336]" = torch.ops.aten.copy_.default(arg0, add_2)
        squeeze_1: "f32[336]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[336]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_3: "f32[336]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[336]" = torch.ops.aten.copy_.default(arg1, add_3)
        squeeze_2: "f32[336]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[32, 336, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, getitem_1)
        mul_5: "f32[32, 336, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[32, 336, 56, 56]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_4: "f32[32, 336, 56, 56]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 336]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 336, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[32, 336, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        relu: "bf16[32, 336, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_1)
        return (add, cat, cat_1, copy_, copy__1, squeeze_2, unsqueeze_6, relu)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
