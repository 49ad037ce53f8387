"""assay repro 1
pattern 90dd8d173bcc0138299c709642445569d00a46a3784c187e829979f4f50f5965
home    b9cc8e8eb433
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2304]", p0: "size[]", p1: "size", p2: "size[]"):
        reshape: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[16, 512, 1152]" = split[0]
        getitem_1: "bf16[16, 512, 1152]" = split[1]
        convert_element_type: "f32[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        mul: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[16, 512, 1152]" = torch.ops.aten.erf.default(mul)
        add: "f32[16, 512, 1152]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[16, 512, 1152]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[16, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[16, 512, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_1, getitem_1)
        reshape_1: "bf16[8192, 1152]" = torch.ops.aten.reshape.default(mul_3, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
