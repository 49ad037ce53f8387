"""assay repro 1
pattern b9c54985f59ebde48e6fa93ce4dc62b4714f6700735b4b20518149bdec777cd7
home    ca6dd5b68446
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", arg1: "bf16[16, 512, 2048]", arg2: "b8[16, 512]", arg3: "bf16[2048]", arg4: "bf16[2048]", p0: "size[]"):
        reshape: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[16, 512, 2048]" = torch.ops.aten.add.Tensor(arg1, reshape)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 2)
        convert_element_type: "bf16[16, 512, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        convert_element_type_1: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_2: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mul_2: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type)
        return (mul_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
