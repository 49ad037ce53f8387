"""assay repro 1
pattern 6b7ae61d00e7c7c8a1b84e4d24aecef0c379c56bd842f3dd3b9862049fe8ed1b
home    1a206648f1f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 384, 512]", arg1: "f32[384, 1]", arg2: "bf16[16384, 384]", arg3: "bf16[192, 512, 64]", arg4: "bf16[16384, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        add: "f32[32, 384, 512]" = torch.ops.aten.add.Tensor(arg0, arg1)
        reshape: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[32, 6, 512, 64]" = torch.ops.aten.reshape.default(arg3, p1)
        permute: "bf16[32, 512, 6, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[32, 512, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg4, p2)
        mul: "bf16[32, 512, 384]" = torch.ops.aten.mul.Tensor(reshape, reshape_2)
        permute_1: "bf16[32, 384, 512]" = torch.ops.aten.permute.default(mul, [0, 2, 1])
        reshape_3: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(clone, p3)
        sum_1: "f32[1, 384, 1]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 2], True, dtype = torch.float32)
        reshape_4: "f32[384, 1]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type: "bf16[32, 384, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute_2: "bf16[32, 512, 384]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        mul_1: "bf16[32, 512, 384]" = torch.ops.aten.mul.Tensor(reshape, permute_2)
        add_1: "bf16[32, 512, 384]" = torch.ops.aten.add.Tensor(mul_1, reshape_3)
        reshape_5: "bf16[16384, 384]" = torch.ops.aten.reshape.default(add_1, p5)
        permute_3: "bf16[384, 16384]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_2: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[384]" = torch.ops.aten.reshape.default(sum_2, p6)
        convert_element_type_1: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (permute_1, reshape_4, reshape_5, permute_3, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
