"""assay repro 1
pattern b8c0533d23c8a19adca3b31bec91521863e2be9bb8ff5ca5b5a02c6520178c9e
home    3ea22cc804d4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[51328, 128]", arg1: "bf16[128, 401, 128]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        reshape: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 401, 128]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "bf16[128, 1, 128]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        clone: "bf16[128, 1, 128]" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format)
        convert_element_type: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_2: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[128, 1, 128]" = torch.ops.aten.erf.default(mul_2)
        add_3: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_3: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.5)
        mul_4: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_3, add_3)
        convert_element_type_2: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_1: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
