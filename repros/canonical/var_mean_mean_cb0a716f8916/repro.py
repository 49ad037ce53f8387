"""assay repro 1
pattern cb0a716f8916e50c4683d46933d9bacde625090887bf835bfce074acba62e0be
home    5ce801cf3fca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024]", arg1: "f32[1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg5: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", p0: "size[]", p1: "size[]"):
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 1024, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 1024, 1, 1]" = var_mean[1]
        add: "f32[1, 1024, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 1024, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[1024]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, 1.0001594642002871)
        mul_3: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[1024]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[1024]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[1024]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[1024]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[1024]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[1024]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        add_4: "bf16[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_1, arg5)
        relu: "bf16[128, 1024, 7, 7]" = torch.ops.aten.relu.default(add_4)
        le: "b8[128, 1024, 7, 7]" = torch.ops.aten.le.Scalar(relu, 0.0)
        mean: "bf16[128, 1024, 1, 1]" = torch.ops.aten.mean.dim(relu, [2, 3], True)
        as_strided: "bf16[128, 1024, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        return (copy_, copy__1, squeeze_2, unsqueeze_6, le, as_strided)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
