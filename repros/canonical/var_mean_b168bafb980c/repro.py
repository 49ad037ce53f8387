"""assay repro 1
pattern b168bafb980cf274304a3608e960748d3d4ed26f397535e73f73646811b14a5a
home    fb170baf2f0e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "f32[8, 512, 4096]", arg2: "f32[4096]", arg3: "f32[4096]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(reshape, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_1: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 4096.0)
        sub: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (div, mul, add_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
