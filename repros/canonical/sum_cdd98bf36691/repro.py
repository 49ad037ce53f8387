"""assay repro 1
pattern cdd98bf366915847f4d9f87d64f781c82223bababec752566688e16397f07af4
home    79d8c226bb3d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "f32[48]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[48]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        convert_element_type_1: "f32[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[128, 3136, 48]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2.0)
        sum_1: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2], True)
        pow_2: "f32[128, 3136, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        clamp_min: "f32[128, 3136, 1]" = torch.ops.aten.clamp_min.default(pow_2, 1e-12)
        expand: "f32[128, 3136, 48]" = torch.ops.aten.expand.default(clamp_min, p1)
        div: "f32[128, 3136, 48]" = torch.ops.aten.div.Tensor(add, expand)
        convert_element_type_2: "bf16[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute: "bf16[48, 401408]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (pow_2, div, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
