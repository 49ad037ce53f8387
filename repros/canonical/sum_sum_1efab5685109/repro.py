"""assay repro 1
pattern 1efab5685109dae69b7d3b67431bd654314a2e2c145a665fc9c3327b93a48495
home    3d3cb56d150b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024]", arg1: "f32[1024]", arg2: "bf16[128, 1024, 1, 1]", arg3: "b8[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg4: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg5: "f32[1, 1024, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size[]", p5: "size[]", p6: "size", p7: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[131072]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        squeeze: "bf16[128, 1024, 1]" = torch.ops.aten.squeeze.dim(arg2, 3)
        squeeze_1: "bf16[128, 1024]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[131072]" = torch.ops.aten.as_strided_scatter.default(full_1, squeeze_1, p1, p2, p3)
        as_strided: "bf16[128, 1024, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p4, p5, p6)
        expand: "bf16[128, 1024, 7, 7]" = torch.ops.aten.expand.default(as_strided, p7)
        div: "bf16[128, 1024, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[128, 1024, 7, 7]" = torch.ops.aten.where.self(arg3, full, div)
        convert_element_type: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (full, where, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
