"""assay repro 1
pattern 804a39eca0e7272919c8131039c023ab6d10189e0c02957745fc8dff09f8685e
home    833967b20bbe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 768, 7, 7]", arg1: "bf16[4, 768, 7, 7][37632, 1, 5376, 768]"):
        convert_element_type: "bf16[4, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        add: "bf16[4, 768, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type, arg1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
