"""assay repro 1
pattern e3154b65f688805c1bd2f00e3c6f34a0c6f0c17507ee41ba5f35595ab4bdf2ef
home    acee4f1e2a2a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256008, 1024]", arg1: "i64[32, 128]", arg2: "bf16[2050, 1024]", arg3: "bf16[1024]", arg4: "bf16[1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        embedding: "bf16[32, 128, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(embedding, 32.0)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(iota, 0)
        add: "i64[1, 128]" = torch.ops.aten.add.Tensor(unsqueeze, 2)
        reshape: "i64[128]" = torch.ops.aten.reshape.default(add, p3)
        index: "bf16[128, 1024]" = torch.ops.aten.index.Tensor(arg2, [reshape])
        reshape_1: "bf16[1, 128, 1024]" = torch.ops.aten.reshape.default(index, p4)
        add_1: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(mul, reshape_1)
        convert_element_type: "f32[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_2: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 128, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[32, 128, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        reshape_3: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p6)
        reshape_4: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        return (add_1, reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
