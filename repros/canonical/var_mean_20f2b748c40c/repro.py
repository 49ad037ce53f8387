"""assay repro 1
pattern 20f2b748c40c75a3a33ca6d5814ae910474810637e80cb75f099768e46a70980
home    d20a399802e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[6272, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        convert_element_type: "f32[6272, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0], correction = 0, keepdim = True)
        getitem: "f32[1, 256]" = var_mean[0]
        getitem_1: "f32[1, 256]" = var_mean[1]
        add: "f32[1, 256]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0])
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.0001594642002871)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0])
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[256]" = torch.ops.aten.squeeze.dims(rsqrt, [0])
        sub: "f32[6272, 256]" = torch.ops.aten.sub.Tensor(arg2, getitem_1)
        mul_5: "f32[6272, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[6272, 256]" = torch.ops.aten.mul.Tensor(mul_5, arg3)
        add_3: "f32[6272, 256]" = torch.ops.aten.add.Tensor(mul_6, arg4)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type_1: "bf16[6272, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[128, 49, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[6272, 256]" = torch.ops.aten.reshape.default(reshape, p1)
        return (copy_, copy__1, squeeze_2, unsqueeze, reshape, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
