"""assay repro 1
pattern 5439b063215d39de2993db5af427de712c4c17a9da5f4f611bc0d56ea9b19ab5
home    1a90190815b5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", arg1: "f32[1, 1024, 1, 1]", arg2: "f32[1, 1024, 1, 1]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size"):
        sub: "f32[64, 1024, 8, 8]" = torch.ops.aten.sub.Tensor(arg0, arg1)
        mul: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[64, 1024, 8, 8]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        gt: "b8[64, 1024, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.0)
        mul_2: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.01)
        where: "f32[64, 1024, 8, 8]" = torch.ops.aten.where.self(gt, convert_element_type, mul_2)
        convert_element_type_1: "bf16[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type_1, p0, 1)
        getitem: "bf16[64, 512, 8, 8]" = split[1]
        return (convert_element_type_1, getitem)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
