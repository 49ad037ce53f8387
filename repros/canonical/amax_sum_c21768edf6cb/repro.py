"""assay repro 1
pattern c21768edf6cbbc777484ae0fa07e68ad8f7b7055f7abe367f1fe2f1a2e939efd
home    0c55fd35434a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "i64[37]", arg2: "f32[32, 12]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_2: "i64[512, 512]" = torch.ops.aten.full.default(p0, 15, dtype = torch.int64, device = device(type='cpu'))
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[32, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[32, 12, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(ge, p7)
        where: "f32[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_1)
        iota_1: "i64[512]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        unsqueeze_3: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota_1, 0)
        unsqueeze_4: "i64[512, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
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
        embedding: "f32[512, 512, 12]" = torch.ops.aten.embedding.default(arg2, device_put)
        permute: "f32[12, 512, 512]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_5: "f32[1, 12, 512, 512]" = torch.ops.aten.unsqueeze.default(permute, 0)
        expand_1: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(unsqueeze_5, p11)
        clone: "f32[32, 12, 512, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        add_4: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, clone)
        convert_element_type_3: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        add_5: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(convert_element_type_3, where)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(add_5, [3], True)
        sub_1: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add_5, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_3: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div_3)
        mul_3: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type_4: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        expand_2: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_4, p12)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand_2, p13)
        permute_1: "bf16[384, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (full, gt, ge, where, device_put, embedding, clone, amax, sum_1, reshape_1, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
