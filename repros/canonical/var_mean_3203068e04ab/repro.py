"""assay repro 1
pattern 3203068e04ab2ae2d0c9b0899859aec8d977f74785c55141d3a3ef0d4a72a272
home    2e2f42a8f051
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8]", arg1: "f32[8]", arg2: "f32[8]", arg3: "f32[8]", arg4: "bf16[512, 8, 112, 112][100352, 1, 896, 8]", arg5: "bf16[512, 8, 112, 112][100352, 1, 896, 8]", arg6: "bf16[512, 16, 112, 112][200704, 1, 1792, 16]"):
        mul: "f32[8]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[8]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[8, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[8, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[512, 8, 112, 112]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 8, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 8, 1, 1]" = var_mean[1]
        add: "f32[1, 8, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 8, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[8]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[8]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000001557019536)
        mul_3: "f32[8]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[8]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[8]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[8]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[8]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[8]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[8]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[8]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[512, 8, 112, 112]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[512, 8, 112, 112]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[512, 8, 112, 112]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[512, 8, 112, 112]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 8]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 8, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[512, 8, 112, 112]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        cat: "bf16[512, 16, 112, 112]" = torch.ops.aten.cat.default([arg5, convert_element_type_1], 1)
        add_4: "bf16[512, 16, 112, 112]" = torch.ops.aten.add.Tensor(cat, arg6)
        return (copy_, copy__1, squeeze_2, unsqueeze_6, add_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
