"""assay repro 1
pattern 8ddb1e7c8672d9d63fce6b7d81657adff2b1faa38bc06edda5e4742ee0b852bc
home    72def74e207a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 768]", arg1: "f32[1, 768]", arg2: "f32[768]", arg3: "f32[1, 768]", arg4: "bf16[4096, 768]", arg5: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[256, 16, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "f32[768]" = torch.ops.aten.squeeze.dims(arg1, [0])
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[768]" = torch.ops.aten.squeeze.dims(arg3, [0])
        sub: "f32[4096, 768]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[4096, 768]" = torch.ops.aten.mul.Tensor(sub, arg1)
        mul_3: "f32[4096, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg2)
        add: "f32[4096, 768]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type: "bf16[4096, 768]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_1: "bf16[256, 16, 768]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        convert_element_type_1: "f32[4096, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[4096, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_1)
        convert_element_type_2: "f32[256, 16, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        div: "f32[256, 16, 768]" = torch.ops.aten.div.Tensor(convert_element_type_2, 3.0)
        add_1: "f32[256, 16, 768]" = torch.ops.aten.add.Tensor(div, 0.5)
        le: "b8[256, 16, 768]" = torch.ops.aten.le.Scalar(convert_element_type_2, -3.0)
        lt: "b8[256, 16, 768]" = torch.ops.aten.lt.Scalar(convert_element_type_2, 3.0)
        convert_element_type_3: "f32[256, 16, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_4: "f32[256, 16, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_3, add_1)
        where: "f32[256, 16, 768]" = torch.ops.aten.where.self(lt, mul_4, convert_element_type_3)
        where_1: "f32[256, 16, 768]" = torch.ops.aten.where.self(le, full, where)
        convert_element_type_4: "bf16[256, 16, 768]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        reshape_2: "bf16[4096, 768]" = torch.ops.aten.reshape.default(convert_element_type_4, p2)
        convert_element_type_5: "f32[4096, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul_5: "f32[4096, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_1)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_5, [0])
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_7: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.000244140625)
        mul_8: "f32[768]" = torch.ops.aten.mul.Tensor(mul_7, mul_1)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0])
        mul_9: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.000244140625)
        unsqueeze_2: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        mul_10: "f32[4096, 768]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        sub_2: "f32[4096, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_5, mul_10)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        sub_3: "f32[4096, 768]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_3)
        mul_11: "f32[4096, 768]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze)
        convert_element_type_6: "bf16[4096, 768]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        permute: "bf16[768, 4096]" = torch.ops.aten.permute.default(convert_element_type_6, [1, 0])
        return (full, mul_6, sum_2, convert_element_type_6, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
