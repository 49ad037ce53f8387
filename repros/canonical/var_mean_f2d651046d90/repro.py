"""assay repro 1
pattern f2d651046d908a3b7b3d2c2a0b52b4b4054b4c24588f09935d9e36f0bdea73f5
home    a9dc4533f343
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64]", arg1: "f32[64]", arg2: "f32[64]", arg3: "f32[64]", arg4: "bf16[128, 64, 128, 128][1048576, 1, 8192, 64]"):
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 64, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 64, 1, 1]" = var_mean[1]
        add: "f32[1, 64, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 64, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[64]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000004768373856)
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[64]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[64]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[64]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[64]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_2: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[128, 64, 128, 128]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 64, 128, 128]" = torch.ops.aten.exp.default(neg)
        add_4: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 64, 128, 128]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_4)
        convert_element_type_3: "bf16[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(convert_element_type_3, [3, 3], [2, 2], [1, 1], [1, 1], False)
        getitem_2: "bf16[128, 64, 64, 64]" = _low_memory_max_pool_with_offsets[0]
        getitem_3: "i8[128, 64, 64, 64]" = _low_memory_max_pool_with_offsets[1]
        return (getitem_1, rsqrt, copy_, copy__1, convert_element_type_3, getitem_2, getitem_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
