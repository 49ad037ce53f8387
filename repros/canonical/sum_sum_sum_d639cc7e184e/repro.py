"""assay repro 1
pattern d639cc7e184e5c068ffb03d8cd8fbbc65bbcede12d52490b0ed2007aa439c692
home    55d80f248c08
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 768, 32, 32][786432, 1, 24576, 768]", arg1: "bf16[32, 768, 32, 32][786432, 1, 24576, 768]", arg2: "f32[768]", arg3: "f32[768]", arg4: "bf16[32, 768, 32, 32][786432, 1, 24576, 768]", arg5: "f32[1, 768, 1, 1]", arg6: "bf16[]"):
        add: "bf16[32, 768, 32, 32]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        relu: "bf16[32, 768, 32, 32]" = torch.ops.aten.relu.default(arg4)
        le: "b8[32, 768, 32, 32]" = torch.ops.aten.le.Scalar(relu, 0.0)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[32, 768, 32, 32]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 2, 3])
        mul_2: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 3.0517578125e-05)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_4: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type_1: "f32[32, 768, 32, 32]" = torch.ops.prims.convert_element_type.default(relu, torch.float32)
        sub: "f32[32, 768, 32, 32]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        mul_3: "f32[32, 768, 32, 32]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, arg2)
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
        where: "bf16[32, 768, 32, 32]" = torch.ops.aten.where.self(le, arg6, convert_element_type_2)
        sum_3: "bf16[768]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (sum_1, mul_4, where, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
