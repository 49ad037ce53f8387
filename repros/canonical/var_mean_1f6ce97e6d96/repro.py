"""assay repro 1
pattern 1f6ce97e6d9602be4b9540d70b6e4b0d7781314c75f8190a31485d925cf888d1
home    26bb8bbbd29d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 32]", arg1: "f32[128, 3136, 32]", arg2: "f32[32]", arg3: "f32[32]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 3136, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(arg1, reshape)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add_1: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 32.0)
        sub: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        reshape_1: "f32[128, 56, 56, 32]" = torch.ops.aten.reshape.default(add_2, p1)
        permute: "f32[128, 32, 56, 56]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        clone: "f32[128, 32, 56, 56]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "bf16[128, 32, 56, 56]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        return (div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
