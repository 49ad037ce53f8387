"""assay repro 1
pattern 795ae472510dae20dc52a2e484074ce29036b147d1ccb901fc89a53eff30d056
home    711891b11228
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8008, 2560]", arg1: "i64[16, 128]", arg2: "bf16[128, 2560]", arg3: "bf16[2560]", arg4: "bf16[2560]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        embedding: "bf16[16, 128, 2560]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[16, 128, 2560]" = torch.ops.aten.mul.Tensor(embedding, 1.0)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding_1: "bf16[128, 2560]" = torch.ops.aten.embedding.default(arg2, iota)
        add: "bf16[16, 128, 2560]" = torch.ops.aten.add.Tensor(mul, embedding_1)
        convert_element_type: "f32[16, 128, 2560]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 128, 1]" = var_mean[0]
        getitem_1: "f32[16, 128, 1]" = var_mean[1]
        add_1: "f32[16, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[16, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 128, 2560]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[16, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[16, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[16, 128, 2560]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[16, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_1: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        reshape_2: "bf16[2048, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
