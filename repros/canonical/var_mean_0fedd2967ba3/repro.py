"""assay repro 1
pattern 0fedd2967ba3e5cb785af9c6d4c144c3fdb53319a66a61c3d583cb1bccd063d2
home    77fdf78c622c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[96]", arg1: "f32[96]", arg2: "f32[96]", arg3: "f32[96]", arg4: "f32[96]", arg5: "bf16[128, 96, 28, 28][75264, 1, 2688, 96]", p0: "size[]"):
        mul: "f32[96]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[96]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        reshape: "f32[1, 96, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        unsqueeze: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 96, 28, 28]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 96, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 96, 1, 1]" = var_mean[1]
        add: "f32[1, 96, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 96, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[96]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze, 1.00000996502277)
        mul_3: "f32[96]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[96]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[96]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[96]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[96]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[96]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[128, 96, 28, 28]" = torch.ops.aten.sub.Tensor(arg5, getitem_1)
        mul_5: "f32[128, 96, 28, 28]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 96, 28, 28]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 96, 28, 28]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 96]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 96, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[128, 96, 28, 28]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        avg_pool2d: "bf16[128, 96, 28, 28]" = torch.ops.aten.avg_pool2d.default(convert_element_type_1, [3, 3], [1, 1], [1, 1], False, False)
        sub_1: "bf16[128, 96, 28, 28]" = torch.ops.aten.sub.Tensor(avg_pool2d, convert_element_type_1)
        mul_7: "f32[128, 96, 28, 28]" = torch.ops.aten.mul.Tensor(sub_1, reshape)
        add_4: "f32[128, 96, 28, 28]" = torch.ops.aten.add.Tensor(convert_element_type_1, mul_7)
        convert_element_type_2: "bf16[128, 96, 28, 28]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (copy_, copy__1, squeeze_2, unsqueeze_6, convert_element_type_1, avg_pool2d, add_4, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
