"""assay repro 1
pattern 19906110d2d067f4a64810bde01e6bd1ed8ad79773f02c4e09af358e2b69d34e
home    03a261e01467
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[2048, 16, 16]", arg3: "bf16[2048, 256]", arg4: "f32[1, 256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 16, 16, 16]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[128, 16, 16, 16]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[128, 16, 16, 16]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 16, 256]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[2048, 256]" = torch.ops.aten.reshape.default(reshape_1, p2)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[2048, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[2048, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        convert_element_type_1: "f32[2048, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul_2: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 0.00048828125)
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 0.00048828125)
        unsqueeze_1: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[2048, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[2048, 256]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[2048, 256]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute_1: "bf16[256, 2048]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (mul_3, sum_2, convert_element_type_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
