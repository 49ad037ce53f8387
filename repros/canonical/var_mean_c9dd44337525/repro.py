"""assay repro 1
pattern c9dd4433752533032702aace1e566bf2ffabfdf44453830cf5c6a308ee8a40aa
home    3a81d4450fd6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2560]", arg1: "bf16[16, 128, 2560]", arg2: "bf16[2560]", arg3: "bf16[2560]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        embedding: "bf16[128, 2560]" = torch.ops.aten.embedding.default(arg0, add)
        add_1: "bf16[16, 128, 2560]" = torch.ops.aten.add.Tensor(arg1, embedding)
        convert_element_type: "f32[16, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 128, 1]" = var_mean[0]
        getitem_1: "f32[16, 128, 1]" = var_mean[1]
        add_2: "f32[16, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[16, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[16, 128, 2560]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_3: "f32[16, 128, 2560]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[16, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
