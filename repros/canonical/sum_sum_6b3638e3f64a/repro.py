"""assay repro 1
pattern 6b3638e3f64ae798eb5a929c738f4cb4f8ce7216fccc8dec4c751453be5d5bda
home    e8f9d7b79fdc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768, 128, 3, 3][1152, 1, 384, 128]", arg1: "f32[768]", arg2: "f32[768, 1, 1, 1]", arg3: "f32[1, 768, 1]", arg4: "bf16[768, 128, 3, 3][1152, 1, 384, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        clone: "f32[768, 128, 3, 3]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        mul_1: "f32[768, 1, 1, 1]" = torch.ops.aten.mul.Tensor(arg2, 0.02946278254943948)
        reshape: "f32[1, 768, 1152]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(mul_1, p1)
        mul_2: "f32[768]" = torch.ops.aten.mul.Tensor(arg1, reshape_1)
        sub: "f32[1, 768, 1152]" = torch.ops.aten.sub.Tensor(reshape, arg3)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_1: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        convert_element_type: "f32[768, 128, 3, 3]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        clone_1: "f32[768, 128, 3, 3]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 768, 1152]" = torch.ops.aten.reshape.default(clone_1, p2)
        mul_3: "f32[1, 768, 1152]" = torch.ops.aten.mul.Tensor(reshape_2, sub)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2])
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_5: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.0008680555555555555)
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(mul_5, mul)
        reshape_3: "f32[768, 1, 1, 1]" = torch.ops.aten.reshape.default(mul_4, p3)
        mul_7: "f32[768, 1, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_3, 0.02946278254943948)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2])
        mul_8: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.0008680555555555555)
        unsqueeze_2: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_4: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        mul_9: "f32[1, 768, 1152]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_4)
        sub_1: "f32[1, 768, 1152]" = torch.ops.aten.sub.Tensor(reshape_2, mul_9)
        unsqueeze_5: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        sub_2: "f32[1, 768, 1152]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_5)
        mul_10: "f32[1, 768, 1152]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_1)
        reshape_4: "f32[768, 128, 3, 3]" = torch.ops.aten.reshape.default(mul_10, p4)
        return (mul_7, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
