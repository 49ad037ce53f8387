"""assay repro 1
pattern 2c59927c3f7a49b814999f5e667304108d88681a3ac68373d297943cfd4c7242
home    b5f66cbd7299
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "bf16[32, 768, 32, 32][786432, 1, 24576, 768]", arg3: "bf16[32, 768]", arg4: "f32[1, 768, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[24576]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        relu: "bf16[32, 768, 32, 32]" = torch.ops.aten.relu.default(arg2)
        le: "b8[32, 768, 32, 32]" = torch.ops.aten.le.Scalar(relu, 0.0)
        reshape: "bf16[32, 768, 1, 1]" = torch.ops.aten.reshape.default(arg3, p1)
        squeeze: "bf16[32, 768, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "bf16[32, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[24576]" = torch.ops.aten.as_strided_scatter.default(full_1, squeeze_1, p2, p3, p4)
        as_strided: "bf16[32, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[32, 768, 32, 32]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[32, 768, 32, 32]" = torch.ops.aten.div.Scalar(expand, 1024.0)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[32, 768, 32, 32]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 2, 3])
        mul_2: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 3.0517578125e-05)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_4: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type_1: "f32[32, 768, 32, 32]" = torch.ops.prims.convert_element_type.default(relu, torch.float32)
        sub: "f32[32, 768, 32, 32]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_3: "f32[32, 768, 32, 32]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, arg0)
        mul_5: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 3.0517578125e-05)
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        unsqueeze_6: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        mul_7: "f32[32, 768, 32, 32]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_8)
        sub_1: "f32[32, 768, 32, 32]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_7)
        sub_2: "f32[32, 768, 32, 32]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_5)
        mul_8: "f32[32, 768, 32, 32]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 768, 32, 32]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        where: "bf16[32, 768, 32, 32]" = torch.ops.aten.where.self(le, full, convert_element_type_2)
        sum_3: "bf16[768]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (full, sum_1, mul_4, where, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
