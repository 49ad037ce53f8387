"""assay repro 1
pattern 94fc215903b5920567d0f0e98ee507019987920532098f3f43b8cc868ecddc2f
home    82a6d09ac863
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4160, 1024]", arg1: "bf16[64, 65, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[64, 65, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 65, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "bf16[64, 1, 1024]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        clone: "bf16[64, 1, 1024]" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format)
        convert_element_type: "f32[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 1, 1]" = var_mean[0]
        getitem_1: "f32[64, 1, 1]" = var_mean[1]
        add_1: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 1, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 1, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        select: "bf16[64, 1024]" = torch.ops.aten.select.int(convert_element_type_1, 1, p4)
        return (select,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
