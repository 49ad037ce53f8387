"""assay repro 1
pattern 9d7fabd55cd43c0d7fb8286a7ee00f26afee113b015f4b9feae882900f17d31e
home    dc9cf953fecc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]"):
        reshape: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 768, 7, 7]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        add: "bf16[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg1, permute)
        mean: "bf16[128, 768]" = torch.ops.aten.mean.dim(add, [2, 3])
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(mean, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[128, 1]" = var_mean[0]
        getitem_1: "f32[128, 1]" = var_mean[1]
        add_1: "f32[128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
