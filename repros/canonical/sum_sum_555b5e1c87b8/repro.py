"""assay repro 1
pattern 555b5e1c87b827dfa3e834e7e391b32c9d34c5a848376bd5b76602ca651b6654
home    0658b9f6bdfc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 64, 56, 56]", arg1: "bf16[8, 64, 56, 56]", arg2: "f32[1, 64, 1, 1]", arg3: "f32[1, 64, 1, 1]", arg4: "bf16[8, 64, 112, 112]", arg5: "f32[64]", arg6: "f32[64]", arg7: "i8[8, 64, 56, 56]", arg8: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        add: "bf16[8, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        full: "f32[512, 12544]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[512, 3136]" = torch.ops.aten.reshape.default(add, p1)
        squeeze: "f32[64]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        squeeze_1: "f32[64]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[8, 64, 112, 112]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul: "f32[8, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_1: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_2: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[8, 64, 112, 112]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add_1: "f32[8, 64, 112, 112]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        _low_memory_max_pool_offsets_to_indices: "i64[8, 64, 56, 56]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg7, [3, 3], p2, [2, 2], [1, 1], [1, 1])
        reshape_1: "i64[512, 3136]" = torch.ops.aten.reshape.default(_low_memory_max_pool_offsets_to_indices, p3)
        convert_element_type: "bf16[8, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[8, 64, 112, 112]" = torch.ops.aten.relu.default(convert_element_type)
        le: "b8[8, 64, 112, 112]" = torch.ops.aten.le.Scalar(relu, 0.0)
        convert_element_type_1: "bf16[64]" = torch.ops.prims.convert_element_type.default(squeeze, torch.bfloat16)
        convert_element_type_2: "bf16[64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.bfloat16)
        convert_element_type_3: "f32[8, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_4: "f32[512, 3136]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        scatter_add: "f32[512, 12544]" = torch.ops.aten.scatter_add.default(full, 1, reshape_1, convert_element_type_4)
        reshape_2: "f32[8, 64, 112, 112]" = torch.ops.aten.reshape.default(scatter_add, p4)
        convert_element_type_5: "bf16[8, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        where: "bf16[8, 64, 112, 112]" = torch.ops.aten.where.self(le, arg8, convert_element_type_5)
        convert_element_type_6: "f32[8, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_6, [0, 2, 3])
        mul_2: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, 9.964923469387754e-06)
        unsqueeze_4: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_5: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_7: "f32[64]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, arg6)
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, convert_element_type_7)
        unsqueeze_7: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_3, 0)
        unsqueeze_8: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_9: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        convert_element_type_8: "f32[64]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.float32)
        unsqueeze_10: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type_8, 0)
        unsqueeze_11: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_12: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 3)
        sub_1: "f32[8, 64, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type_3, unsqueeze_12)
        mul_5: "f32[8, 64, 112, 112]" = torch.ops.aten.mul.Tensor(convert_element_type_6, sub_1)
        sum_2: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3])
        mul_6: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, convert_element_type_7)
        mul_7: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, 9.964923469387754e-06)
        mul_8: "f32[64]" = torch.ops.aten.mul.Tensor(mul_7, mul_4)
        unsqueeze_13: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_14: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_15: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_9: "f32[8, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_15)
        sub_2: "f32[8, 64, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_9)
        sub_3: "f32[8, 64, 112, 112]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_6)
        mul_10: "f32[8, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_9)
        convert_element_type_9: "bf16[8, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (sum_1, mul_6, convert_element_type_9)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
