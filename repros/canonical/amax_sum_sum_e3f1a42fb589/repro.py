"""assay repro 1
pattern e3f1a42fb5896ba62ebeeee80b67bb8fca257ef45ec6998dd99e3cdad4ac4a95
home    9816273976c5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "b8[8, 1]", arg3: "b8[8, 2]", arg4: "bf16[8, 2]", arg5: "bf16[8, 2]", arg6: "i64[8]", arg7: "i64[8]", p0: "size[]", p1: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "bf16[8, 1024, 2]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        where: "f32[8, 1]" = torch.ops.aten.where.self(arg2, div, full)
        where_1: "f32[8, 2]" = torch.ops.aten.where.self(arg3, scalar_tensor_1, scalar_tensor)
        mul: "f32[8, 2]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type: "f32[8, 2]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        amax: "f32[8, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[8, 2]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 2]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[8, 1]" = torch.ops.aten.log.default(sum_1)
        sub_1: "f32[8, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_1: "bf16[8, 2]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[8, 2]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sum_2: "f32[8, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [1], True)
        convert_element_type_3: "f32[8, 2]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        exp_1: "f32[8, 2]" = torch.ops.aten.exp.default(convert_element_type_3)
        mul_1: "f32[8, 2]" = torch.ops.aten.mul.Tensor(exp_1, sum_2)
        sub_2: "f32[8, 2]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_1)
        convert_element_type_4: "bf16[8, 2]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        add: "bf16[8, 2]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_4)
        index_put: "bf16[8, 1024, 2]" = torch.ops.aten.index_put.default(full_1, [arg6, arg7], add, True)
        reshape: "bf16[8192, 2]" = torch.ops.aten.reshape.default(index_put, p1)
        permute: "bf16[2, 8192]" = torch.ops.aten.permute.default(reshape, [1, 0])
        return (full, reshape, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
