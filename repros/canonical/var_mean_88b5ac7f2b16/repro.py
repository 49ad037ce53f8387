"""assay repro 1
pattern 88b5ac7f2b166a77f9293aac7bf77bd12ab554ae5f00a40e8ffbdf9fb72a2b9c
home    dcdcf02f1173
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128100, 1536]", arg1: "i64[8, 512]", arg2: "bf16[512, 1536]", arg3: "i64[1, 512]", arg4: "bf16[1536]", arg5: "bf16[1536]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[8, 512, 1536]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 1536]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "bf16[8, 512, 1536]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        convert_element_type: "f32[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_1: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-07)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 512, 1536]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type_1: "bf16[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (convert_element_type_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
