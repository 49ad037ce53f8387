"""assay repro 1
pattern 98ff9f229a59b2b250dbbcdd98915abc634db9a57e42a9747dfc660770c7b3ea
home    7e46ba7cacda
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 3, 3, 3][27, 1, 9, 3]", arg1: "f32[16, 1, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        clone: "f32[16, 3, 3, 3]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        mul: "f32[16, 1, 1, 1]" = torch.ops.aten.mul.Tensor(arg1, 0.19245008972987526)
        reshape: "f32[1, 16, 27]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "f32[16]" = torch.ops.aten.reshape.default(mul, p1)
        unsqueeze: "f32[16, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 1)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [0, 2], correction = 0, keepdim = True)
        getitem: "f32[1, 16, 1]" = var_mean[0]
        getitem_1: "f32[1, 16, 1]" = var_mean[1]
        add: "f32[1, 16, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 16, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[16]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2])
        squeeze_1: "f32[16]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2])
        sub: "f32[1, 16, 27]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[1, 16, 27]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[1, 16, 27]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze)
        reshape_2: "f32[16, 3, 3, 3]" = torch.ops.aten.reshape.default(mul_2, p2)
        unsqueeze_1: "f32[1, 16]" = torch.ops.aten.unsqueeze.default(squeeze, 0)
        unsqueeze_2: "f32[1, 16, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "bf16[16, 3, 3, 3]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (squeeze_1, unsqueeze_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
