"""assay repro 1
pattern 859c7bf38bad81ef4e04b905b4086a2005e69ccfd1e12a58fd987eb143e2c754
home    8e364fed735d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 249, 768]", arg1: "bf16[8, 768, 250]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        full: "bf16[8, 768, 250]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        permute: "bf16[8, 768, 249]" = torch.ops.aten.permute.default(arg0, [0, 2, 1])
        slice_1: "bf16[8, 768, 249]" = torch.ops.aten.slice.Tensor(arg1, 2, p1, p2, p3)
        convert_element_type: "f32[8, 768, 249]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        convert_element_type_1: "f32[8, 768, 249]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_1: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[8, 768, 249]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_4: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[8, 768, 249]" = torch.ops.aten.erf.default(mul_4)
        add: "f32[8, 768, 249]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[8, 768, 249]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        mul_6: "f32[8, 768, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, add_1)
        convert_element_type_2: "bf16[8, 768, 249]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        slice_scatter: "bf16[8, 768, 250]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_2, 2, p4, p5, p6)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(slice_scatter, [0, 2])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (slice_scatter, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
