"""assay repro 1
pattern 8cded872933585fca864fe3b076216d059c4a4a0e62764762dedd7f7bef77862
home    c9ce0399a6fa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[4096, 49, 3, 32]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[4096, 3, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[4096, 3, 49, 32]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        pow_1: "f32[4096, 3, 49, 32]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2.0)
        sum_1: "f32[4096, 3, 49, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [3], True)
        pow_2: "f32[4096, 3, 49, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        clamp_min: "f32[4096, 3, 49, 1]" = torch.ops.aten.clamp_min.default(pow_2, 1e-12)
        expand: "f32[4096, 3, 49, 32]" = torch.ops.aten.expand.default(clamp_min, p2)
        div: "f32[4096, 3, 49, 32]" = torch.ops.aten.div.Tensor(permute, expand)
        convert_element_type_1: "bf16[4096, 3, 49, 32]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_1: "bf16[4096, 3, 49, 32]" = torch.ops.aten.expand.default(convert_element_type_1, p3)
        clone: "bf16[4096, 3, 49, 32]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[12288, 49, 32]" = torch.ops.aten.reshape.default(clone, p4)
        permute_1: "bf16[12288, 32, 49]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (pow_2, reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
