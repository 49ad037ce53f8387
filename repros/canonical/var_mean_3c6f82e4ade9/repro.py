"""assay repro 1
pattern 3c6f82e4ade973b05b2ff97c73a96c6144011804df159145038160a64c0a6b34
home    49b76697829e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[250300, 256]", arg1: "i64[8, 512]", arg2: "bf16[512, 256]", arg3: "i64[1, 512]", arg4: "bf16[2, 256]", arg5: "bf16[256]", arg6: "bf16[256]", p0: "size[]", p1: "size[]"):
        embedding: "bf16[8, 512, 256]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 256]" = torch.ops.aten.embedding.default(arg2, arg3)
        full: "i64[8, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_2: "bf16[8, 512, 256]" = torch.ops.aten.embedding.default(arg4, full)
        add: "bf16[8, 512, 256]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "bf16[8, 512, 256]" = torch.ops.aten.add.Tensor(add, embedding_1)
        convert_element_type: "f32[8, 512, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_2: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[8, 512, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_3: "f32[8, 512, 256]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        convert_element_type_1: "bf16[8, 512, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[4096, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
