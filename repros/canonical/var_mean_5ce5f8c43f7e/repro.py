"""assay repro 1
pattern 5ce5f8c43f7e6e9e6b3fd51c63e9202deb028224c6bb1d1a502dad1fbd4cf061
home    261dd9d4b9ea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 512]", arg1: "f32[512]", arg2: "f32[512]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[16, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        relu: "bf16[16, 128, 512]" = torch.ops.aten.relu.default(reshape)
        convert_element_type: "f32[16, 128, 512]" = torch.ops.prims.convert_element_type.default(relu, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 128, 1]" = var_mean[0]
        getitem_1: "f32[16, 128, 1]" = var_mean[1]
        add: "f32[16, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[16, 128, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 128, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 128, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[16, 128, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[16, 128, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[2048, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[512, 2048]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        convert_element_type_2: "bf16[16, 128, 1]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.bfloat16)
        convert_element_type_3: "bf16[16, 128, 1]" = torch.ops.prims.convert_element_type.default(rsqrt, torch.bfloat16)
        return (reshape_1, permute, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
