"""assay repro 1
pattern da42ae0549aef108c86b291b53bbf9b2cc954792344a5d886f56d163f6fb6d15
home    571b5121f7a6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "f32[4096]", arg3: "i64[4096]", arg4: "bf16[4096, 32000]", arg5: "f32[4096, 1]", arg6: "f32[4096, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        mul: "f32[]" = torch.ops.aten.mul.Tensor(arg0, 0.0001)
        expand: "f32[4096]" = torch.ops.aten.expand.default(mul, p0)
        div_1: "f32[4096]" = torch.ops.aten.div.Scalar(expand, 4096.0)
        pow_1: "f32[4096]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 1.0)
        mul_1: "f32[4096]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        mul_2: "f32[4096]" = torch.ops.aten.mul.Tensor(div_1, mul_1)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "f32[4096, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "i64[4096, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        ne: "b8[4096, 1]" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
        unsqueeze_2: "f32[4096, 1]" = torch.ops.aten.unsqueeze.default(mul_2, 1)
        where: "f32[4096, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[4096, 1]" = torch.ops.aten.where.self(ne, unsqueeze_1, full)
        expand_1: "i64[4096, 32000]" = torch.ops.aten.expand.default(where_1, p1)
        convert_element_type: "f32[4096, 32000]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        div_2: "f32[4096, 32000]" = torch.ops.aten.div.Tensor(convert_element_type, 30.0)
        tanh: "f32[4096, 32000]" = torch.ops.aten.tanh.default(div_2)
        mul_3: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_4: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(tanh, 1.0)
        mul_5: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(tanh, 30.0)
        sub: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_4, arg5)
        mul_6: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(sub, 30.0)
        sub_1: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_6, arg6)
        exp: "f32[4096, 32000]" = torch.ops.aten.exp.default(sub_1)
        sub_2: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_5, unsqueeze)
        exp_1: "f32[4096, 32000]" = torch.ops.aten.exp.default(sub_2)
        mul_7: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(unsqueeze_2, exp_1)
        sub_3: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(1.0, mul_3)
        iota: "i64[32000]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape: "i64[1, 32000]" = torch.ops.aten.reshape.default(iota, p5)
        eq: "b8[4096, 32000]" = torch.ops.aten.eq.Tensor(expand_1, reshape)
        where_2: "f32[4096, 32000]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul_8: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(where_2, where)
        sum_1: "f32[4096, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [1], True)
        mul_9: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_4: "f32[4096, 32000]" = torch.ops.aten.sub.Tensor(mul_8, mul_9)
        add: "f32[4096, 32000]" = torch.ops.aten.add.Tensor(sub_4, mul_7)
        mul_10: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(add, 30.0)
        mul_11: "f32[4096, 32000]" = torch.ops.aten.mul.Tensor(mul_10, sub_3)
        div_3: "f32[4096, 32000]" = torch.ops.aten.div.Tensor(mul_11, 30.0)
        convert_element_type_1: "bf16[4096, 32000]" = torch.ops.prims.convert_element_type.default(div_3, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
