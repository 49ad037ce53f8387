"""assay repro 1
pattern 2c936d6f901e839e39653c5554073f6bf3bff601ab5601e80874d43aa3e9d397
home    761377d8b7ff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[2, 1024, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding: "bf16[1024, 1024]" = torch.ops.aten.embedding.default(arg0, iota)
        add: "bf16[2, 1024, 1024]" = torch.ops.aten.add.Tensor(arg1, embedding)
        convert_element_type: "f32[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[2, 1024, 1]" = var_mean[0]
        getitem_1: "f32[2, 1024, 1]" = var_mean[1]
        add_1: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[2, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[2, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
