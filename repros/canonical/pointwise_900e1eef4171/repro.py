"""assay repro 1
pattern 900e1eef4171473ee0e6a99b368371eea92d6df3f96e24cfcf683319af915b57
home    1a7d4641a990
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16384]", arg1: "bf16[4096, 16384]", arg2: "bf16[4096, 16384]", arg3: "bf16[4096, 16384]", arg4: "bf16[4096, 16384]", arg5: "bf16[4096, 16384]", arg6: "bf16[4096, 16384]", arg7: "bf16[4096, 16384]", arg8: "bf16[4096, 16384]", arg9: "bf16[4096, 16384]", arg10: "bf16[4096, 16384]", arg11: "bf16[4096, 16384]"):
        convert_element_type: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        convert_element_type_2: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        convert_element_type_3: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        convert_element_type_4: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_5: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_6: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_7: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_8: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        convert_element_type_9: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_10: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        add: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_10)
        add_1: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add, convert_element_type_8)
        add_2: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_6)
        add_3: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_4)
        add_4: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_2)
        add_5: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_1)
        add_6: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_3)
        add_7: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_5)
        add_8: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_7)
        add_9: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_9)
        convert_element_type_11: "f32[4096, 16384]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        add_10: "f32[4096, 16384]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_11)
        return (add_10,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
