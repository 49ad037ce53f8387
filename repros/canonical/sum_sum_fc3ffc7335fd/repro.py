"""assay repro 1
pattern fc3ffc7335fdd349894d42929868c41c165a3456a8101ff93fc058c744d2c34e
home    2b8b9ef873fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[512, 512]", arg1: "b8[1, 1, 512, 1]", arg2: "f32[512, 512, 12]", arg3: "bf16[384, 512, 512]", arg4: "bf16[384, 512, 512]", arg5: "f32[]", arg6: "f32[32, 12, 512, 1]", arg7: "f32[32, 12, 512, 1]", arg8: "b8[32, 12, 512, 512]", arg9: "bf16[32, 12, 512, 512]", arg10: "bf16[32, 12, 512, 512]", arg11: "bf16[32, 12, 512, 512]", arg12: "bf16[32, 12, 512, 512]", arg13: "bf16[32, 12, 512, 512]", arg14: "bf16[32, 12, 512, 512]", arg15: "bf16[32, 12, 512, 512]", arg16: "bf16[32, 12, 512, 512]", arg17: "bf16[32, 12, 512, 512]", arg18: "bf16[32, 12, 512, 512]", arg19: "bf16[32, 12, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        eq: "b8[512, 512]" = torch.ops.aten.eq.Scalar(arg0, -1)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(arg1, p0)
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_1: "f32[32, 12]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        permute: "f32[12, 512, 512]" = torch.ops.aten.permute.default(arg2, [2, 0, 1])
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg3, p2)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        reshape_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg4, p3)
        unsqueeze: "f32[1, 12, 512, 512]" = torch.ops.aten.unsqueeze.default(permute, 0)
        expand_1: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(unsqueeze, p4)
        clone: "f32[32, 12, 512, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        add: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, clone)
        unsqueeze_1: "b8[512, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        where: "f32[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, arg5, full)
        convert_element_type: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        add_1: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(convert_element_type, where)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, arg6)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        div_1: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg7)
        neg: "f32[32, 12, 512, 512]" = torch.ops.aten.neg.default(div_1)
        convert_element_type_1: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_3: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        convert_element_type_4: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        convert_element_type_5: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg12, torch.float32)
        convert_element_type_6: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg13, torch.float32)
        convert_element_type_7: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg14, torch.float32)
        convert_element_type_8: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg15, torch.float32)
        convert_element_type_9: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg16, torch.float32)
        convert_element_type_10: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg17, torch.float32)
        convert_element_type_11: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg18, torch.float32)
        convert_element_type_12: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg19, torch.float32)
        add_2: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_12)
        add_3: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_11)
        add_4: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_9)
        add_5: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_7)
        add_6: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_5)
        add_7: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_3)
        add_8: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_4)
        add_9: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_6)
        add_10: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_8)
        add_11: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_10, convert_element_type_10)
        convert_element_type_13: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_13, mul)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_1, div_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[32, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_14: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(convert_element_type_14, 8.0)
        reshape_2: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(div_2, p5)
        convert_element_type_15: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(convert_element_type_14, torch.float32)
        add_12: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_11, convert_element_type_15)
        sum_2: "f32[1, 12, 512, 512]" = torch.ops.aten.sum.dim_IntList(add_12, [0], True, dtype = torch.float32)
        squeeze: "f32[12, 512, 512]" = torch.ops.aten.squeeze.dim(sum_2, 0)
        permute_1: "f32[512, 512, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        where_1: "f32[512, 512, 12]" = torch.ops.aten.where.self(unsqueeze_1, arg5, permute_1)
        clone_1: "f32[512, 512, 12]" = torch.ops.aten.clone.default(where_1, memory_format = torch.contiguous_format)
        index_put: "f32[32, 12]" = torch.ops.aten.index_put.default(full_1, [arg0], clone_1, True)
        return (reshape_2, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
