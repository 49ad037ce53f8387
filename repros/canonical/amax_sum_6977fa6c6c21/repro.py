"""assay repro 1
pattern 6977fa6c6c21542ed35afc4c1a20dc0a737e81ba187946137d7a320079e3bd6f
home    bd68d4e330ba
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i32[8, 128, 128]", arg1: "bf16[1024, 512]", arg2: "bf16[512]", arg3: "bf16[128, 128, 128]", arg4: "bf16[8, 16, 128, 128][0, 0, 128, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        repeat: "i32[8, 2048, 128]" = torch.ops.aten.repeat.default(arg0, p0)
        reshape: "bf16[8, 128, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        add: "bf16[8, 128, 512]" = torch.ops.aten.add.Tensor(reshape, arg2)
        reshape_1: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.reshape.default(arg3, p2)
        permute: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[8, 128, 32, 16]" = torch.ops.aten.reshape.default(add, p3)
        permute_1: "bf16[8, 16, 128, 32]" = torch.ops.aten.permute.default(reshape_2, [0, 3, 1, 2])
        clone: "bf16[8, 16, 128, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16384, 32]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_4: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(permute, p5)
        reshape_5: "i32[16384, 128]" = torch.ops.aten.reshape.default(repeat, p6)
        convert_element_type: "i64[16384, 128]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.int64)
        gather: "bf16[16384, 128]" = torch.ops.aten.gather.default(reshape_3, 1, convert_element_type)
        reshape_6: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(gather, p7)
        add_1: "bf16[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape_4, reshape_6)
        add_2: "bf16[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(add_1, arg4)
        convert_element_type_1: "f32[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        amax: "f32[8, 16, 128, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [3], True)
        sub: "f32[8, 16, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax)
        exp: "f32[8, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_2: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 4)
        reshape_7: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(unsqueeze, p8)
        return (reshape_7,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
