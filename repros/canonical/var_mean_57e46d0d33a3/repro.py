"""assay repro 1
pattern 57e46d0d33a3af6bad3afd331e73760462dfb54687e166ad876fdd17ff62780f
home    5601ab0a6e6f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 4, 256]", arg1: "bf16[128, 128, 4, 256]", arg2: "f32[128]", arg3: "f32[128]", p0: "size[]", p1: "size[]"):
        add: "bf16[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(arg0, arg1)
        unsqueeze: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        unsqueeze_1: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_2: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        reshape: "f32[128, 1, 128, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3])
        squeeze_1: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3])
        sub: "f32[128, 1, 128, 1024]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[128, 1, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 128, 4, 256]" = torch.ops.aten.reshape.default(mul, p1)
        mul_1: "f32[128, 128, 4, 256]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_5)
        add_2: "f32[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_4)
        convert_element_type_1: "bf16[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (add, squeeze, squeeze_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
