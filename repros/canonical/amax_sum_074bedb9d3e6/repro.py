"""assay repro 1
pattern 074bedb9d3e62725edf80dbfa36885c54c5f401d33fd394f00fedd126340b230
home    1431386f076d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "bf16[32, 12]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]", p14: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_2: "i64[512, 512]" = torch.ops.aten.full.default(p0, 15, dtype = torch.int64, device = device(type='cpu'))
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        iota: "i64[512]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(ge, p5)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_1)
        iota_1: "i64[512]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        unsqueeze_3: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota_1, 0)
        iota_2: "i64[512]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        unsqueeze_4: "i64[512, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        sub: "i64[512, 512]" = torch.ops.aten.sub.Tensor(unsqueeze_3, unsqueeze_4)
        neg: "i64[512, 512]" = torch.ops.aten.neg.default(sub)
        abs_1: "i64[512, 512]" = torch.ops.aten.abs.default(neg)
        lt: "b8[512, 512]" = torch.ops.aten.lt.Scalar(neg, 0)
        lt_1: "b8[512, 512]" = torch.ops.aten.lt.Scalar(abs_1, 8)
        convert_element_type: "f32[512, 512]" = torch.ops.prims.convert_element_type.default(abs_1, torch.float32)
        div_1: "f32[512, 512]" = torch.ops.aten.div.Tensor(convert_element_type, 8.0)
        log: "f32[512, 512]" = torch.ops.aten.log.default(div_1)
        div_2: "f32[512, 512]" = torch.ops.aten.div.Tensor(log, 2.772588722239781)
        mul: "f32[512, 512]" = torch.ops.aten.mul.Tensor(div_2, 8.0)
        convert_element_type_1: "i64[512, 512]" = torch.ops.prims.convert_element_type.default(lt, torch.int64)
        mul_1: "i64[512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 16)
        add_1: "i64[512, 512]" = torch.ops.aten.add.Tensor(mul_1, 0)
        convert_element_type_2: "i64[512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_2: "i64[512, 512]" = torch.ops.aten.add.Tensor(convert_element_type_2, 8)
        minimum: "i64[512, 512]" = torch.ops.aten.minimum.default(add_2, full_2)
        where_1: "i64[512, 512]" = torch.ops.aten.where.self(lt_1, abs_1, minimum)
        add_3: "i64[512, 512]" = torch.ops.aten.add.Tensor(add_1, where_1)
        device_put: "i64[512, 512]" = torch.ops.prims.device_put.default(add_3, device(type='cuda', index=0))
        embedding: "bf16[512, 512, 12]" = torch.ops.aten.embedding.default(arg1, device_put)
        permute: "bf16[12, 512, 512]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_5: "bf16[1, 12, 512, 512]" = torch.ops.aten.unsqueeze.default(permute, 0)
        expand_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(unsqueeze_5, p12)
        clone: "bf16[32, 12, 512, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        add_4: "bf16[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, clone)
        add_5: "bf16[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add_4, where)
        convert_element_type_3: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_5, torch.float32)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(convert_element_type_3, [3], True)
        sub_1: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_3, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_3: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_4: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div_3, torch.bfloat16)
        expand_2: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_4, p13)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand_2, p14)
        return (where, clone, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
