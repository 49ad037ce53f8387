"""assay repro 1
pattern 970eb8a93b39e800cea923a32083ed6c772c5970363185ebd46e721e77107db9
home    dcfd58f8e667
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512]", arg1: "bf16[512]", arg2: "bf16[512]", arg3: "bf16[128, 512, 7, 7]", arg4: "bf16[128, 512, 7, 7]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[1, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "bf16[1, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "bf16[512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_4: "bf16[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_5: "bf16[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        mul: "bf16[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(unsqueeze_5, arg3)
        add: "bf16[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(arg4, mul)
        unsqueeze_6: "bf16[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        unsqueeze_7: "bf16[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type: "f32[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        reshape: "f32[128, 1, 512, 49]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 512, 49]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[128, 1, 512, 49]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 512, 7, 7]" = torch.ops.aten.reshape.default(mul_1, p1)
        mul_2: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_7)
        add_2: "f32[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_6)
        convert_element_type_1: "bf16[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mean: "bf16[128, 512]" = torch.ops.aten.mean.dim(convert_element_type_1, [2, 3])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
