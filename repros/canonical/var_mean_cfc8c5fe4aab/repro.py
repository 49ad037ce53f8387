"""assay repro 1
pattern cfc8c5fe4aab0fb19626a7309884d4cb572086bf2fbf7e249d309b408a2fc8e0
home    546ed1198b98
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg1: "f32[384]", arg2: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 384, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        permute_1: "f32[128, 384, 196]" = torch.ops.aten.permute.default(add_1, [0, 2, 1])
        convert_element_type_1: "bf16[128, 384, 196]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        clone: "bf16[128, 384, 196]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[49152, 196]" = torch.ops.aten.reshape.default(clone, p1)
        constant_pad_nd: "bf16[49152, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p2)
        return (permute, getitem_1, rsqrt, reshape_1, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
