"""assay repro 1
pattern 0a24cea8f16e88eb703e3657c9ad31dd61277575fcc6750d54fc5f398a64b983
home    513c5a4aded9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50368, 768]", arg1: "i64[16, 512]", arg2: "f32[768]", p0: "size[]"):
        embedding: "f32[16, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        var_mean = torch.ops.aten.var_mean.correction(embedding, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(embedding, getitem_1)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        convert_element_type: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, getitem_1, rsqrt, mul_1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
