"""assay repro 1
pattern ddf128d68fb2b76b5b8bf9bc0e7b4e3191eb529724589ee17ea8cab14dec2fbc
home    cb9778e07ade
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024]", arg1: "f32[1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 1024, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 1024, 1, 1]" = var_mean[1]
        add: "f32[1, 1024, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 1024, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[1024]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, 1.0002442002442002)
        mul_3: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[1024]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[1024]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[1024]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[1024]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[1024]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[64, 1024, 8, 8]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[64, 1024, 8, 8]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        gt: "b8[64, 1024, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type_1, 0.0)
        mul_7: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.01)
        where: "f32[64, 1024, 8, 8]" = torch.ops.aten.where.self(gt, convert_element_type_1, mul_7)
        convert_element_type_2: "bf16[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        mean: "bf16[64, 1024, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_2, [2, 3], True)
        as_strided: "bf16[64, 1024, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        reshape: "bf16[64, 1024]" = torch.ops.aten.reshape.default(as_strided, p2)
        return (getitem_1, rsqrt, copy_, copy__1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
