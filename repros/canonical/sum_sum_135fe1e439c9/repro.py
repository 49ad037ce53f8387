"""assay repro 1
pattern 135fe1e439c96b5eda8ec0fd14389c38406915c172ab4f39e58186fa8296f8e2
home    9b57ebb379e4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 2688, 1, 1]", arg1: "f32[1, 2688, 1, 1]", arg2: "f32[2688]", arg3: "f32[1, 2688, 1, 1]", arg4: "bf16[32, 2688, 7, 7][131712, 1, 18816, 2688]", arg5: "f32[2688]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[86016]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_2: "bf16[32, 2176, 7, 7]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        squeeze: "bf16[32, 2688, 1]" = torch.ops.aten.squeeze.dim(arg0, 3)
        squeeze_1: "bf16[32, 2688]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[86016]" = torch.ops.aten.as_strided_scatter.default(full_1, squeeze_1, p2, p3, p4)
        as_strided: "bf16[32, 2688, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[32, 2688, 7, 7]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[32, 2688, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "f32[2688]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[2688]" = torch.ops.aten.mul.Tensor(squeeze_2, arg2)
        mul_1: "f32[2688]" = torch.ops.aten.mul.Tensor(squeeze_2, squeeze_2)
        squeeze_3: "f32[2688]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 2688]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2688]" = torch.ops.aten.unsqueeze.default(squeeze_3, 0)
        unsqueeze_2: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[2688, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 2688, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 2688, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[32, 2688, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        relu: "bf16[32, 2688, 7, 7]" = torch.ops.aten.relu.default(convert_element_type)
        le: "b8[32, 2688, 7, 7]" = torch.ops.aten.le.Scalar(relu, 0.0)
        where: "bf16[32, 2688, 7, 7]" = torch.ops.aten.where.self(le, full, div)
        convert_element_type_1: "f32[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[2688]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[2688]" = torch.ops.aten.mul.Tensor(sum_1, squeeze_2)
        mul_6: "f32[2688]" = torch.ops.aten.mul.Tensor(sum_1, 0.0006377551020408163)
        mul_7: "f32[2688]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[2688]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[2688]" = torch.ops.aten.mul.Tensor(sum_2, 0.0006377551020408163)
        unsqueeze_10: "f32[1, 2688]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_11: "f32[1, 2688]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_12: "f32[1, 2688, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 2688, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_9: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_15: "f32[1, 2688, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[32, 2688, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_10: "f32[32, 2688, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_3: "bf16[32, 2688, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        slice_1: "bf16[32, 640, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 1, p9, p10, p11)
        slice_2: "bf16[32, 128, 7, 7]" = torch.ops.aten.slice.Tensor(slice_1, 1, p12, p13, p14)
        slice_3: "bf16[32, 2048, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 1, p15, p16, p17)
        slice_scatter: "bf16[32, 2176, 7, 7]" = torch.ops.aten.slice_scatter.default(full_2, slice_2, 1, p18, p19, p20)
        slice_scatter_1: "bf16[32, 2176, 7, 7]" = torch.ops.aten.slice_scatter.default(full_2, slice_3, 1, p21, p22, p23)
        add_1: "bf16[32, 2176, 7, 7]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        return (full, full_2, mul_5, sum_2, slice_1, slice_3, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
