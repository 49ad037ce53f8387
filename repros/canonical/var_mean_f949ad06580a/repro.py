"""assay repro 1
pattern f949ad06580a3bd338cc3071694fd7c058437a3d274eec317d2dbc85e0776712
home    183656f6073d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[8, 1024]", arg2: "bf16[2, 768]", arg3: "i64[8, 1024]", arg4: "i32[8, 1024]", arg5: "bf16[4098, 768]", arg6: "bf16[768]", arg7: "bf16[768]", p0: "size[]"):
        embedding: "bf16[8, 1024, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        full: "i64[8, 1024]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_1: "bf16[8, 1024, 768]" = torch.ops.aten.embedding.default(arg2, full)
        convert_element_type: "i32[8, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.int32)
        mul: "i32[8, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        convert_element_type_1: "i64[8, 1024]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add: "i64[8, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_2: "bf16[8, 1024, 768]" = torch.ops.aten.embedding.default(arg5, add)
        add_1: "bf16[8, 1024, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_2: "bf16[8, 1024, 768]" = torch.ops.aten.add.Tensor(add_1, embedding_1)
        convert_element_type_2: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_3: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        add_4: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_2, arg7)
        convert_element_type_3: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
