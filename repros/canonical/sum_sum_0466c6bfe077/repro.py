"""assay repro 1
pattern 0466c6bfe077cd1b01b2c01d31d1e8b34cf0ef72ee8388a8f5bd461ce48752f3
home    8d25f7f9b6e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", arg1: "f32[512]", arg2: "bf16[128, 512]", arg3: "bf16[128, 512, 8, 8]", arg4: "f32[1, 512, 1, 1]", p0: "size[]"):
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[512]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "bf16[128, 512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 2)
        unsqueeze_2: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[128, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        expand: "bf16[128, 512, 8, 8]" = torch.ops.aten.expand.default(unsqueeze_3, p0)
        div: "bf16[128, 512, 8, 8]" = torch.ops.aten.div.Scalar(expand, 64.0)
        unsqueeze_4: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        convert_element_type: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        convert_element_type_1: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        mul_2: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, 0.0001220703125)
        mul_5: "f32[512]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[512]" = torch.ops.aten.mul.Tensor(sum_2, 0.0001220703125)
        unsqueeze_5: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_6: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        unsqueeze_8: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        mul_7: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        sub_1: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_10: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        sub_2: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_10)
        mul_8: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_2: "bf16[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
