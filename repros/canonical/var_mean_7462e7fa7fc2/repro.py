"""assay repro 1
pattern 7462e7fa7fc28d847cf5cf4c6cfdd678ecafbee173abdbc2e78b710ae620b0ba
home    89fad2278542
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[32, 512]", arg2: "bf16[512, 768]", arg3: "i64[1, 512]", arg4: "i64[1, 512]", arg5: "bf16[2, 768]", arg6: "bf16[768]", arg7: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        embedding: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "bf16[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        expand: "i64[32, 512]" = torch.ops.aten.expand.default(arg4, p0)
        embedding_2: "bf16[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, expand)
        add_1: "bf16[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        permute: "bf16[32, 768, 512]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_1: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_2: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_3: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (convert_element_type_1, permute, reshape, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
