"""assay repro 1
pattern a94343d93bdc6b2339be5fa41e74ebdb9ff38bda038a4720dce970388ccaeaa3
home    2cade48314fb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 288]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[512, 256, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[512, 256, 288]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        neg: "f32[512, 256, 288]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[512, 256, 288]" = torch.ops.aten.exp.default(neg)
        add: "f32[512, 256, 288]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[512, 256, 288]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[512, 256, 288]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[131072, 288]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
