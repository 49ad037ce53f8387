"""assay repro 1
pattern ec4cb94c924d4a74c1e04a467cb05ddd773bef2ae02a44ab058cbfba4c1a3535
home    f40a6b6f7b6a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128]", arg1: "bf16[128]", arg2: "bf16[128]", arg3: "bf16[128]", arg4: "bf16[64, 128, 128, 128][2097152, 1, 16384, 128]", p0: "size"):
        unsqueeze: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[128]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[128]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 128, 128, 128]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[64, 128, 128, 128]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 128, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[64, 128, 128, 128]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[64, 128, 128, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        gt: "b8[64, 128, 128, 128]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.0)
        mul_3: "f32[64, 128, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.01)
        where: "f32[64, 128, 128, 128]" = torch.ops.aten.where.self(gt, convert_element_type_2, mul_3)
        convert_element_type_3: "bf16[64, 128, 128, 128]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type_3, p0, 1)
        getitem: "bf16[64, 64, 128, 128]" = split[1]
        return (convert_element_type_3, getitem)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
