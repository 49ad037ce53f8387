"""assay repro 1
pattern 973d72a81e0f58a1c4f54bf9e24ac9d6d3ff1cf1c166e58064a9a6e00daa4298
home    8bc25d1046e4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 3, 3, 3][27, 1, 9, 3]", arg1: "bf16[16, 1, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        clone: "bf16[16, 3, 3, 3]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        mul: "bf16[16, 1, 1, 1]" = torch.ops.aten.mul.Tensor(arg1, 0.19245008972987526)
        reshape: "bf16[1, 16, 27]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[16]" = torch.ops.aten.reshape.default(mul, p1)
        unsqueeze: "bf16[16, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 1)
        convert_element_type: "f32[1, 16, 27]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2], correction = 0, keepdim = True)
        getitem: "f32[1, 16, 1]" = var_mean[0]
        getitem_1: "f32[1, 16, 1]" = var_mean[1]
        add: "f32[1, 16, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 16, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1, 16, 27]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[1, 16, 27]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[1, 16, 27]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze)
        convert_element_type_1: "bf16[1, 16, 27]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_2: "bf16[16, 3, 3, 3]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
