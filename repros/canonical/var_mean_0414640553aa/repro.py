"""assay repro 1
pattern 0414640553aac8ba89f920e62c1cd8f98cdad225ae8da92c07665a3081e8ab18
home    4e458814af41
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 384]", arg1: "bf16[128, 196, 384]", arg2: "bf16[384]", arg3: "bf16[384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute: "bf16[128, 384, 196]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        clone: "bf16[128, 384, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[49152, 196]" = torch.ops.aten.reshape.default(clone, p1)
        constant_pad_nd: "bf16[49152, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p2)
        return (add, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
