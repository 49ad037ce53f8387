"""assay repro 1
pattern 3918cf37a899c7d4c70dd92c0cd3ca86d571b0ff5bfbcc16edfef83c0a59b1fa
home    972342ed4bbf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50400, 4096]", arg1: "i64[1, 128]", arg2: "f32[4096]", arg3: "f32[4096]", p0: "size[]"):
        embedding: "f32[1, 128, 4096]" = torch.ops.aten.embedding.default(arg0, arg1)
        var_mean = torch.ops.aten.var_mean.correction(embedding, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 128, 1]" = var_mean[0]
        getitem_1: "f32[1, 128, 1]" = var_mean[1]
        add: "f32[1, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(embedding, getitem_1)
        mul: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, getitem_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
