"""assay repro 1
pattern d967b40ceab70e478790490084d50488e8c1e55ff639ab98173406f5337d5f90
home    40b1aa0744c0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50257, 768]", arg1: "i64[32, 512]", arg2: "bf16[1024, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        embedding_1: "bf16[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, unsqueeze)
        add_1: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add_1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
