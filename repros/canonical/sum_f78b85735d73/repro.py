"""assay repro 1
pattern f78b85735d73739b9f3eefddd4b7e73f4439c7e9ef25d03fc01d8c2fcfe0cb85
home    3e7ba9f72b6a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 32, 49]", arg1: "bf16[4096, 49, 32]", arg2: "bf16[4096, 56, 32]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[128, 32, 32, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 32, 49, 32]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        reshape_1: "bf16[128, 32, 49, 32]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "bf16[4096, 49, 32]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        reshape_2: "bf16[128, 32, 49, 32]" = torch.ops.aten.reshape.default(slice_1, p5)
        mul: "bf16[128, 32, 49, 32]" = torch.ops.aten.mul.Tensor(reshape_2, 0.1767766952966369)
        cat: "bf16[384, 32, 49, 32]" = torch.ops.aten.cat.default([mul, permute, reshape_1])
        reshape_3: "bf16[3, 128, 32, 49, 32]" = torch.ops.aten.reshape.default(cat, p6)
        permute_1: "bf16[128, 49, 3, 32, 32]" = torch.ops.aten.permute.default(reshape_3, [1, 3, 0, 2, 4])
        clone: "bf16[128, 49, 3, 32, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[128, 49, 3072]" = torch.ops.aten.reshape.default(clone, p7)
        reshape_5: "bf16[6272, 3072]" = torch.ops.aten.reshape.default(reshape_4, p8)
        permute_2: "bf16[3072, 6272]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p9)
        convert_element_type: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (reshape_5, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
