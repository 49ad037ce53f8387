"""assay repro 1
pattern 5887fac7b349b906e3d80827ed09dfe71284cd1968ed8c1dc4805dc8875fdc6f
home    73ae7dab2ae4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 16, 2, 128, 256][0, 0, 32768, 256, 1]", arg1: "bf16[2048, 512]", arg2: "bf16[512]", arg3: "bf16[256, 128, 256]", arg4: "i32[8, 128, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        permute: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3, 4])
        reshape: "bf16[8, 2, 128, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        add: "bf16[8, 2, 128, 512]" = torch.ops.aten.add.Tensor(reshape, arg2)
        reshape_1: "bf16[8, 2, 16, 128, 1, 256]" = torch.ops.aten.reshape.default(arg3, p1)
        permute_1: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 3, 5, 4])
        reshape_2: "bf16[8, 2, 128, 32, 16]" = torch.ops.aten.reshape.default(add, p2)
        permute_2: "bf16[8, 128, 2, 16, 32]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 4, 3])
        clone: "bf16[8, 128, 2, 16, 32]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[32768, 32]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.reshape.default(permute_1, p4)
        unsqueeze: "i32[1, 8, 128, 256]" = torch.ops.aten.unsqueeze.default(arg4, 0)
        repeat: "i32[2, 8, 2048, 256]" = torch.ops.aten.repeat.default(unsqueeze, p5)
        reshape_5: "i32[32768, 256]" = torch.ops.aten.reshape.default(repeat, p6)
        convert_element_type: "i64[32768, 256]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.int64)
        gather: "bf16[32768, 256]" = torch.ops.aten.gather.default(reshape_3, 1, convert_element_type)
        reshape_6: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.reshape.default(gather, p7)
        add_1: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.add.Tensor(reshape_4, reshape_6)
        add_2: "bf16[8, 2, 16, 128, 256]" = torch.ops.aten.add.Tensor(add_1, permute)
        convert_element_type_1: "f32[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        amax: "f32[8, 2, 16, 128, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [4], True)
        sub: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax)
        exp: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 2, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [4], True)
        div: "f32[8, 2, 16, 128, 256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_2: "bf16[8, 2, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze_1: "bf16[8, 2, 16, 128, 256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 5)
        reshape_7: "bf16[256, 128, 256]" = torch.ops.aten.reshape.default(unsqueeze_1, p8)
        return (reshape_7,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
