"""assay repro 1
pattern c536fd7a61a6f55b3a36ced4282c739964089490954522414d4804832465200d
home    92c243cb60ea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 128]", arg1: "bf16[1024, 512]", arg2: "i64[1, 511]", arg3: "i64[1, 511, 1]", arg4: "i64[85]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size", p20: "size[]", p21: "size", p22: "size", p23: "size", p24: "size[]", p25: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "i64[1, 511, 511]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        full_2: "f32[1, 511, 511]" = torch.ops.aten.full.default(p1, 31.0, dtype = torch.float32)
        full_3: "f32[128, 128]" = torch.ops.aten.full.default(p2, -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p3)
        permute: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[8, 128, 512]" = torch.ops.aten.reshape.default(arg1, p4)
        reshape_2: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(permute, p5)
        reshape_3: "bf16[8, 128, 32, 16]" = torch.ops.aten.reshape.default(reshape_1, p6)
        permute_1: "bf16[8, 16, 128, 32]" = torch.ops.aten.permute.default(reshape_3, [0, 3, 1, 2])
        clone: "bf16[8, 16, 128, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[16384, 32]" = torch.ops.aten.reshape.default(clone, p7)
        unsqueeze: "i64[1, 1, 511]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        repeat: "i64[1, 511, 511]" = torch.ops.aten.repeat.default(unsqueeze, p8)
        sub: "i64[1, 511, 511]" = torch.ops.aten.sub.Tensor(repeat, arg3)
        neg: "i64[1, 511, 511]" = torch.ops.aten.neg.default(sub)
        maximum: "i64[1, 511, 511]" = torch.ops.aten.maximum.default(neg, full_1)
        lt: "b8[1, 511, 511]" = torch.ops.aten.lt.Scalar(maximum, 16)
        convert_element_type: "f32[1, 511, 511]" = torch.ops.prims.convert_element_type.default(maximum, torch.float32)
        div: "f32[1, 511, 511]" = torch.ops.aten.div.Tensor(convert_element_type, 16.0)
        log: "f32[1, 511, 511]" = torch.ops.aten.log.default(div)
        div_1: "f32[1, 511, 511]" = torch.ops.aten.div.Tensor(log, 2.0794415416798357)
        mul: "f32[1, 511, 511]" = torch.ops.aten.mul.Tensor(div_1, 16.0)
        add: "f32[1, 511, 511]" = torch.ops.aten.add.Tensor(mul, 16.0)
        minimum: "f32[1, 511, 511]" = torch.ops.aten.minimum.default(add, full_2)
        convert_element_type_1: "i32[1, 511, 511]" = torch.ops.prims.convert_element_type.default(maximum, torch.int32)
        convert_element_type_2: "i32[1, 511, 511]" = torch.ops.prims.convert_element_type.default(minimum, torch.int32)
        where: "i32[1, 511, 511]" = torch.ops.aten.where.self(lt, convert_element_type_1, convert_element_type_2)
        add_1: "i32[1, 511, 511]" = torch.ops.aten.add.Tensor(where, 0)
        slice_1: "i32[1, 128, 511]" = torch.ops.aten.slice.Tensor(add_1, 1, p9, p10, p11)
        slice_2: "i32[1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 2, p12, p13, p14)
        repeat_1: "i32[8, 128, 128]" = torch.ops.aten.repeat.default(slice_2, p15)
        repeat_2: "i32[8, 2048, 128]" = torch.ops.aten.repeat.default(repeat_1, p16)
        reshape_5: "i32[16384, 128]" = torch.ops.aten.reshape.default(repeat_2, p17)
        convert_element_type_3: "i64[16384, 128]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.int64)
        gather: "bf16[16384, 128]" = torch.ops.aten.gather.default(reshape_4, 1, convert_element_type_3)
        reshape_6: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(gather, p18)
        add_2: "bf16[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape_2, reshape_6)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg4, p19)
        inductor_random: "f32[8, 16, 128, 128]" = torch.ops.prims.inductor_random.default(p20, inductor_lookup_seed, 'rand')
        gt: "b8[8, 16, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[128]" = torch.ops.prims.iota.default(p21, start = p22, step = p23, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_1: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_2: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(iota, 1)
        sub_1: "i64[128, 128]" = torch.ops.aten.sub.Tensor(unsqueeze_1, unsqueeze_2)
        ge: "b8[128, 128]" = torch.ops.aten.ge.Scalar(sub_1, 1)
        where_1: "f32[128, 128]" = torch.ops.aten.where.self(ge, full_3, full)
        unsqueeze_3: "f32[1, 128, 128]" = torch.ops.aten.unsqueeze.default(where_1, 0)
        unsqueeze_4: "f32[1, 1, 128, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        expand: "f32[8, 16, 128, 128]" = torch.ops.aten.expand.default(unsqueeze_4, p24)
        add_3: "f32[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(add_2, expand)
        amax: "f32[8, 16, 128, 1]" = torch.ops.aten.amax.default(add_3, [3], True)
        sub_2: "f32[8, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_3, amax)
        exp: "f32[8, 16, 128, 128]" = torch.ops.aten.exp.default(sub_2)
        sum_1: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_2: "f32[8, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        mul_1: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(gt, div_2)
        mul_2: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, 1.1111111111111112)
        convert_element_type_4: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        unsqueeze_5: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 4)
        reshape_7: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(unsqueeze_5, p25)
        permute_2: "bf16[128, 128, 128]" = torch.ops.aten.permute.default(reshape_7, [0, 2, 1])
        return (convert_element_type_3, gt, expand, div_2, reshape_7, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
