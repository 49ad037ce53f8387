"""assay repro 1
pattern a38103aac504da86f59b212d568ecc58c7cde4744998811e1d5f557d7ce94238
home    f9d8f8320283
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1536, 16, 32]", arg1: "bf16[2048, 384]", arg2: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 12, 16, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 16, 12, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[128, 16, 12, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 16, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[128, 16, 384]" = torch.ops.aten.reshape.default(clone, p2)
        convert_element_type: "f32[128, 16, 384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        div: "f32[128, 16, 384]" = torch.ops.aten.div.Tensor(convert_element_type, 3.0)
        add: "f32[128, 16, 384]" = torch.ops.aten.add.Tensor(div, 0.5)
        le: "b8[128, 16, 384]" = torch.ops.aten.le.Scalar(convert_element_type, -3.0)
        lt: "b8[128, 16, 384]" = torch.ops.aten.lt.Scalar(convert_element_type, 3.0)
        convert_element_type_1: "f32[128, 16, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 16, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add)
        where: "f32[128, 16, 384]" = torch.ops.aten.where.self(lt, mul, convert_element_type_1)
        where_1: "f32[128, 16, 384]" = torch.ops.aten.where.self(le, arg2, where)
        convert_element_type_2: "bf16[128, 16, 384]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        reshape_3: "bf16[128, 16, 12, 32]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute_1: "bf16[128, 12, 16, 32]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        clone_1: "bf16[128, 12, 16, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1536, 16, 32]" = torch.ops.aten.reshape.default(clone_1, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
