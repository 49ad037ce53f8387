"""assay repro 1
pattern b0998d84b17109c9ff961c64d4303c2971ebab308191d23f19e1d2871a56ca99
home    50e6733c09f2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 512, 249]", arg1: "f32[512]", arg2: "f32[512]", p0: "size[]"):
        permute: "bf16[8, 249, 512]" = torch.ops.aten.permute.default(arg0, [0, 2, 1])
        convert_element_type: "f32[8, 249, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[8, 249, 512]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 249, 1]" = var_mean[0]
        getitem_1: "f32[8, 249, 1]" = var_mean[1]
        add: "f32[8, 249, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 249, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[8, 249, 512]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[8, 249, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[8, 249, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[1992, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        return (getitem_1, rsqrt, add_1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
