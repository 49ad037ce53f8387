"""assay repro 1
pattern c38b643dfc49da3c3496427437bc1088606d84edc2163fbc4ec85a021cf1a170
home    a41c1e7784bb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "bf16[584]", arg2: "bf16[64, 584, 8, 8][37376, 1, 4672, 584]", arg3: "bf16[584]", arg4: "bf16[584]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[64, 584, 8, 8]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[64, 584, 8, 8]" = torch.ops.aten.add.Tensor(arg2, permute)
        mean: "bf16[64, 584, 1, 1]" = torch.ops.aten.mean.dim(add, [2, 3], True)
        as_strided: "bf16[64, 584, 1, 1]" = torch.ops.aten.as_strided.default(mean, p1, p2)
        permute_1: "bf16[64, 1, 1, 584]" = torch.ops.aten.permute.default(as_strided, [0, 2, 3, 1])
        convert_element_type: "f32[64, 1, 1, 584]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[64, 1, 1, 1]" = var_mean[1]
        add_1: "f32[64, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 1, 1, 584]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 1, 1, 584]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 1, 1, 584]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[64, 1, 1, 584]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute_2: "bf16[64, 584, 1, 1]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        reshape_1: "bf16[64, 584]" = torch.ops.aten.reshape.default(permute_2, p3)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
