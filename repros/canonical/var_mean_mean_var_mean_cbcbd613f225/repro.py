"""assay repro 1
pattern cbcbd613f225960e37bcf2c1d0316600f876b6c6b5e991f30f2498e2a4daef1e
home    527685df28d3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "bf16[2048, 384]", arg5: "f32[384]", arg6: "f32[384]", arg7: "bf16[128, 16, 384]", arg8: "f32[384]", arg9: "f32[384]", p0: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        convert_element_type: "f32[2048, 384]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0], correction = 0, keepdim = True)
        getitem: "f32[1, 384]" = var_mean[0]
        getitem_1: "f32[1, 384]" = var_mean[1]
        add: "f32[1, 384]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 384]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[384]" = torch.ops.aten.squeeze.dims(getitem, [0])
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze, 1.0004885197850513)
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(mul_4, 0.1)
        add_1: "f32[384]" = torch.ops.aten.add.Tensor(mul_5, mul)
        copy_: "f32[384]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_1, [0])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[384]" = torch.ops.aten.add.Tensor(mul_6, mul_2)
        copy__1: "f32[384]" = torch.ops.aten.copy_.default(arg2, add_2)
        squeeze_2: "f32[384]" = torch.ops.aten.squeeze.dims(rsqrt, [0])
        sub: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_7: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_8: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(mul_7, arg5)
        add_3: "f32[2048, 384]" = torch.ops.aten.add.Tensor(mul_8, arg6)
        unsqueeze: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type_1: "bf16[2048, 384]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[128, 16, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        add_4: "bf16[128, 16, 384]" = torch.ops.aten.add.Tensor(arg7, reshape)
        mean: "bf16[128, 384]" = torch.ops.aten.mean.dim(add_4, [1])
        convert_element_type_2: "f32[128, 384]" = torch.ops.prims.convert_element_type.default(mean, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0], correction = 0, keepdim = True)
        getitem_2: "f32[1, 384]" = var_mean_1[0]
        getitem_3: "f32[1, 384]" = var_mean_1[1]
        add_5: "f32[1, 384]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[1, 384]" = torch.ops.aten.rsqrt.default(add_5)
        squeeze_3: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_2, [0])
        mul_9: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_3, 1.0078740157480315)
        mul_10: "f32[384]" = torch.ops.aten.mul.Tensor(mul_9, 0.1)
        add_6: "f32[384]" = torch.ops.aten.add.Tensor(mul_10, mul_1)
        copy__2: "f32[384]" = torch.ops.aten.copy_.default(arg1, add_6)
        squeeze_4: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_3, [0])
        mul_11: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_4, 0.1)
        add_7: "f32[384]" = torch.ops.aten.add.Tensor(mul_11, mul_3)
        copy__3: "f32[384]" = torch.ops.aten.copy_.default(arg3, add_7)
        squeeze_5: "f32[384]" = torch.ops.aten.squeeze.dims(rsqrt_1, [0])
        sub_1: "f32[128, 384]" = torch.ops.aten.sub.Tensor(mean, getitem_3)
        mul_12: "f32[128, 384]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_13: "f32[128, 384]" = torch.ops.aten.mul.Tensor(mul_12, arg8)
        add_8: "f32[128, 384]" = torch.ops.aten.add.Tensor(mul_13, arg9)
        unsqueeze_1: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(squeeze_4, 0)
        convert_element_type_3: "bf16[128, 384]" = torch.ops.prims.convert_element_type.default(add_8, torch.bfloat16)
        return (copy_, copy__1, squeeze_2, unsqueeze, mean, copy__2, copy__3, squeeze_5, unsqueeze_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
