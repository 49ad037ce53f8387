"""assay repro 1
pattern f3bc8ecade678ec95bcbefc21bf69c42896ab4f8504ca10f8031d44860290314
home    164fa5f3e342
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 512]", arg1: "bf16[256, 128, 256]", arg2: "f32[512]", arg3: "i64[32768, 256]", arg4: "bf16[8, 2, 16, 128, 256]", arg5: "i64[85]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size[]", p8: "size[]"):
        reshape: "bf16[8, 2, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 16, 128, 1, 256]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 3, 5, 4])
        reshape_2: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.reshape.default(permute, p2)
        convert_element_type: "bf16[512]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[8, 2, 128, 512]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        reshape_3: "bf16[8, 2, 128, 32, 16]" = torch.ops.aten.reshape.default(add, p3)
        permute_1: "bf16[8, 128, 2, 16, 32]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 4, 3])
        clone: "bf16[8, 128, 2, 16, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[32768, 32]" = torch.ops.aten.reshape.default(clone, p4)
        gather: "bf16[32768, 256]" = torch.ops.aten.gather.default(reshape_4, 1, arg3)
        reshape_5: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.reshape.default(gather, p5)
        add_1: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.add.Tensor(reshape_2, reshape_5)
        add_2: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.add.Tensor(add_1, arg4)
        convert_element_type_1: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        amax: "f32[8, 2, 16, 128, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [4], True)
        sub: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax)
        exp: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 2, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [4], True)
        div: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_2: "bf16[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg5, p6)
        inductor_random: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.inductor_random.default(p7, inductor_lookup_seed, 'rand')
        convert_element_type_3: "bf16[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 2, 16, 128, 256]" = torch.ops.aten.gt.Scalar(convert_element_type_3, 0.1)
        mul: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_2)
        mul_1: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        unsqueeze: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 5)
        reshape_6: "bf16[256, 128, 256]" = torch.ops.aten.reshape.default(unsqueeze, p8)
        permute_2: "bf16[256, 256, 128]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 1])
        return (convert_element_type, add_2, amax, sum_1, gt, reshape_6, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
