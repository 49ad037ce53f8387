"""assay repro 1
pattern c9740422b549eba997bfc3e42763b9b84ece6cf79de3ae4409d01124c38c0dc5
home    8ad0920decf3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "bf16[64, 49, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 49, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        permute: "bf16[64, 768, 49]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        unsqueeze: "bf16[64, 768, 1, 49]" = torch.ops.aten.unsqueeze.default(permute, 2)
        mean: "bf16[64, 768, 1, 1]" = torch.ops.aten.mean.dim(unsqueeze, [2, 3], True)
        as_strided: "bf16[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p1, p2)
        squeeze: "bf16[64, 768, 1]" = torch.ops.aten.squeeze.dim(as_strided, 2)
        reshape_1: "bf16[64, 768]" = torch.ops.aten.reshape.default(squeeze, p3)
        convert_element_type: "f32[64, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[64, 1]" = var_mean[0]
        getitem_1: "f32[64, 1]" = var_mean[1]
        add_1: "f32[64, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
