"""assay repro 1
pattern 60e770b57acf2496bd394bc50c286d23b830a531551a3e129365e36835c657d2
home    fbd5f738e262
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[512, 16]", arg1: "bf16[8192, 1024]", arg2: "bf16[8192, 1024]", arg3: "bf16[8192, 1024]", arg4: "b8[512, 16, 1024]", arg5: "bf16[32000, 1024]", arg6: "f32[512, 16, 1024]", arg7: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        eq: "b8[512, 16]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[32000, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "bf16[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        reshape: "bf16[512, 16, 1024, 1, 1]" = torch.ops.aten.reshape.default(unsqueeze, p1)
        squeeze: "bf16[512, 16, 1024, 1]" = torch.ops.aten.squeeze.dim(reshape, 4)
        squeeze_1: "bf16[512, 16, 1024]" = torch.ops.aten.squeeze.dim(squeeze, 3)
        unsqueeze_1: "bf16[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        reshape_1: "bf16[512, 16, 1024, 1, 1]" = torch.ops.aten.reshape.default(unsqueeze_1, p2)
        squeeze_2: "bf16[512, 16, 1024, 1]" = torch.ops.aten.squeeze.dim(reshape_1, 4)
        squeeze_3: "bf16[512, 16, 1024]" = torch.ops.aten.squeeze.dim(squeeze_2, 3)
        unsqueeze_2: "bf16[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        reshape_2: "bf16[512, 16, 1024, 1, 1]" = torch.ops.aten.reshape.default(unsqueeze_2, p3)
        squeeze_4: "bf16[512, 16, 1024, 1]" = torch.ops.aten.squeeze.dim(reshape_2, 4)
        squeeze_5: "bf16[512, 16, 1024]" = torch.ops.aten.squeeze.dim(squeeze_4, 3)
        unsqueeze_3: "b8[512, 16, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32000, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.float32)
        add: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_2)
        convert_element_type_3: "f32[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(squeeze_3, torch.float32)
        add_1: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(squeeze_5, torch.float32)
        add_2: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(add_2, mul)
        where: "f32[512, 16, 1024]" = torch.ops.aten.where.self(unsqueeze_3, arg7, mul_1)
        index_put: "f32[32000, 1024]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        add_3: "f32[32000, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put)
        return (add_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
