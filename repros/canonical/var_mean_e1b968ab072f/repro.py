"""assay repro 1
pattern e1b968ab072f41f57835ff3189c900a132764585bb0db8db78012c1ba30808c7
home    939753b48ade
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", arg1: "bf16[512, 256, 144]", arg2: "f32[144]", arg3: "f32[144]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[512, 256, 144]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[512, 256, 144]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 256, 1]" = var_mean[0]
        getitem_1: "f32[512, 256, 1]" = var_mean[1]
        add_1: "f32[512, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[512, 256, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[512, 256, 144]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[512, 256, 144]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        reshape_1: "f32[128, 4, 256, 144]" = torch.ops.aten.reshape.default(add_2, p1)
        permute: "f32[128, 144, 256, 4]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone: "f32[128, 144, 256, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "f32[294912, 16, 2, 2]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "f32[294912, 2, 16, 2]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone_1: "f32[294912, 2, 16, 2]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[128, 144, 32, 32]" = torch.ops.aten.reshape.default(clone_1, p3)
        convert_element_type_1: "bf16[128, 144, 32, 32]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (add, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
