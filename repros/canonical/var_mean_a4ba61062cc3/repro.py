"""assay repro 1
pattern a4ba61062cc310806ecbdf7ba3a2b165f0fec15869493bbd8846871ca7a26310
home    1ddffd7894e7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[376]", arg1: "f32[376]", arg2: "f32[376]", arg3: "f32[376]", arg4: "bf16[32, 276, 56, 56][865536, 1, 15456, 276]", arg5: "bf16[32, 256, 56, 56][802816, 1, 14336, 256]", arg6: "bf16[32, 100, 56, 56][313600, 1, 5600, 100]", arg7: "f32[376]", arg8: "f32[376]", arg9: "f32[376]", arg10: "f32[376]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        mul: "f32[376]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[376]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[376]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[376]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        slice_1: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg4, 1, p0, p1, p2)
        add: "bf16[32, 256, 56, 56]" = torch.ops.aten.add.Tensor(arg5, slice_1)
        slice_2: "bf16[32, 20, 56, 56]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        cat: "bf16[32, 120, 56, 56]" = torch.ops.aten.cat.default([arg6, slice_2], 1)
        cat_1: "bf16[32, 376, 56, 56]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_1: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(arg8, 1)
        unsqueeze_2: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(arg9, 1)
        unsqueeze_3: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(arg10, 1)
        unsqueeze_4: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[32, 376, 56, 56]" = torch.ops.prims.convert_element_type.default(cat_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 376, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 376, 1, 1]" = var_mean[1]
        add_1: "f32[1, 376, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 376, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[376]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_4: "f32[376]" = torch.ops.aten.mul.Tensor(squeeze, 1.00000996502277)
        mul_5: "f32[376]" = torch.ops.aten.mul.Tensor(mul_4, 0.1)
        add_2: "f32[376]" = torch.ops.aten.add.Tensor(mul_5, mul)
        add_3: "f32[376]" = torch.ops.aten.add.Tensor(mul_5, mul_1)
        copy_: "f32[376]" = torch.ops.aten.copy_.default(arg0, add_2)
        copy__1: "f32[376]" = torch.ops.aten.copy_.default(arg1, add_3)
        squeeze_1: "f32[376]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_6: "f32[376]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_4: "f32[376]" = torch.ops.aten.add.Tensor(mul_6, mul_2)
        add_5: "f32[376]" = torch.ops.aten.add.Tensor(mul_6, mul_3)
        copy__2: "f32[376]" = torch.ops.aten.copy_.default(arg2, add_4)
        copy__3: "f32[376]" = torch.ops.aten.copy_.default(arg3, add_5)
        squeeze_2: "f32[376]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[32, 376, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, getitem_1)
        mul_7: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_8: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_6)
        add_6: "f32[32, 376, 56, 56]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_4)
        mul_9: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_7)
        add_7: "f32[32, 376, 56, 56]" = torch.ops.aten.add.Tensor(mul_9, unsqueeze_5)
        unsqueeze_8: "f32[1, 376]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_9: "f32[1, 376, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        unsqueeze_10: "f32[1, 376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        convert_element_type_1: "bf16[32, 376, 56, 56]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        relu: "bf16[32, 376, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_1)
        convert_element_type_2: "bf16[32, 376, 56, 56]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        relu_1: "bf16[32, 376, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_2)
        return (cat_1, copy_, copy__1, copy__2, copy__3, squeeze_2, unsqueeze_10, relu, relu_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
