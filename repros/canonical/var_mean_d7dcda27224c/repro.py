"""assay repro 1
pattern d7dcda27224ccf70b7a27dfa59d4a22a3bb4b2db8760241a334251f95e198127
home    35980162e664
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50368, 768]", arg1: "i64[16, 512]", arg2: "bf16[768]", p0: "size[]"):
        embedding: "bf16[16, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        convert_element_type_1: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        return (convert_element_type_1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
