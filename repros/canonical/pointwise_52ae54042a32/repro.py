"""assay repro 1
pattern 52ae54042a3269b12e51b2c828e9771a44da8db2f1323a141067941d27a6b548
home    ffcbcf7f1015
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 64, 32]", arg1: "bf16[256]", arg2: "bf16[256]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1024, 4, 64, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1024, 32, 64, 4]" = torch.ops.aten.permute.default(reshape, [0, 3, 2, 1])
        clone: "bf16[1024, 32, 64, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32768, 8, 8, 2, 2]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[32768, 2, 8, 2, 8]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 4, 2])
        clone_1: "bf16[32768, 2, 8, 2, 8]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 256, 16, 16]" = torch.ops.aten.reshape.default(clone_1, p2)
        unsqueeze: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_1: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_2: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        unsqueeze_6: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(reshape_2, unsqueeze_7)
        mul_1: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[128, 256, 16, 16]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 256, 16, 16]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 256, 16, 16]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
