"""assay repro 1
pattern f445ca8472f48b978b745ebbb3a67cd7e5969f7bbcc3491bc458fa911a696ff6
home    d078d166b676
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 232, 14, 14]", arg1: "bf16[512, 232, 14, 14]", arg2: "f32[1, 116, 1, 1]", arg3: "f32[116]", arg4: "f32[1, 116, 1, 1]", arg5: "bf16[512, 116, 14, 14]", arg6: "f32[116]", arg7: "bf16[]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        add: "bf16[512, 232, 14, 14]" = torch.ops.aten.add.Tensor(arg0, arg1)
        reshape: "bf16[512, 116, 2, 14, 14]" = torch.ops.aten.reshape.default(add, p0)
        permute: "bf16[512, 2, 116, 14, 14]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3, 4])
        clone: "bf16[512, 2, 116, 14, 14]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 232, 14, 14]" = torch.ops.aten.reshape.default(clone, p1)
        slice_1: "bf16[512, 116, 14, 14]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p2, p3, p4)
        squeeze: "f32[116]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul: "f32[116]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_1: "f32[116]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[116]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[512, 116, 14, 14]" = torch.ops.aten.sub.Tensor(arg5, arg4)
        mul_2: "f32[512, 116, 14, 14]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1, 116]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 116]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[116, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[116, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "f32[1, 116, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 116, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[512, 116, 14, 14]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add_1: "f32[512, 116, 14, 14]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[512, 116, 14, 14]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[512, 116, 14, 14]" = torch.ops.aten.relu.default(convert_element_type)
        le: "b8[512, 116, 14, 14]" = torch.ops.aten.le.Scalar(relu, 0.0)
        where: "bf16[512, 116, 14, 14]" = torch.ops.aten.where.self(le, arg7, slice_1)
        convert_element_type_1: "f32[512, 116, 14, 14]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[512, 116, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[512, 116, 14, 14]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[512, 116, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[116]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[116]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_6: "f32[116]" = torch.ops.aten.mul.Tensor(sum_1, 9.964923469387754e-06)
        mul_7: "f32[116]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[116]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[116]" = torch.ops.aten.mul.Tensor(sum_2, 9.964923469387754e-06)
        unsqueeze_10: "f32[1, 116]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_11: "f32[1, 116]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_12: "f32[1, 116, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 116, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_9: "f32[512, 116, 14, 14]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[512, 116, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_15: "f32[1, 116, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[512, 116, 14, 14]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_10: "f32[512, 116, 14, 14]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_3: "bf16[512, 116, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (reshape_1, mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
