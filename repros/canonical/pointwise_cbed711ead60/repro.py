"""assay repro 1
pattern cbed711ead60d851dd28ef56397c54a0c8a8052e2fb62594cec2002cac63321b
home    9eed1657bea3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 8192]", arg1: "bf16[1000, 8192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 1000, 8192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 8192]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        neg: "f32[1, 1000, 8192]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[1, 1000, 8192]" = torch.ops.aten.exp.default(neg)
        add: "f32[1, 1000, 8192]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[1, 1000, 8192]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(convert_element_type_1, reshape_1)
        reshape_2: "bf16[1000, 8192]" = torch.ops.aten.reshape.default(mul, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
