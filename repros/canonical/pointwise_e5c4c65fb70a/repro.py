"""assay repro 1
pattern e5c4c65fb70a9c919a7c1a2919ab79497a7335e73e1222183acbd57fbdae1b71
home    5564c450c4c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 128, 128][1048576, 1, 8192, 64]", p0: "size[]"):
        convert_element_type: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 64, 128, 128]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.7015043497085571)
        constant_pad_nd: "bf16[128, 64, 129, 129]" = torch.ops.aten.constant_pad_nd.default(mul_3, p0)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
