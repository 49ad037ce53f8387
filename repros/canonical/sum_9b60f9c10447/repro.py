"""assay repro 1
pattern 9b60f9c10447c346d4149946a4513775c86bde598fd881e50ef39c5eab810e16
home    49d00cbe76fa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 64, 128]", arg1: "bf16[64, 16, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[1024, 64, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[64, 16, 64, 128]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[64, 16, 64, 128]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        permute: "f32[64, 16, 128, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "bf16[64, 16, 128, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        add: "bf16[64, 16, 128, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type_1)
        permute_1: "bf16[64, 128, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[64, 128, 16, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 128, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_2: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
