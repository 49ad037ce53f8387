"""assay repro 1
pattern b2f2b4a84a159f7aa1f74a35bc51eacbc08a7dee791ba25c89cf2d172088e377
home    7411b7c94011
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[1024, 1024]", arg2: "bf16[1024, 1024]", arg3: "bf16[1024, 1024]", arg4: "bf16[1024, 1024]", arg5: "bf16[1024, 1024]", arg6: "bf16[1024, 1024]", arg7: "bf16[1024, 1024]", arg8: "bf16[1024, 1024]", arg9: "bf16[1024, 1024]", arg10: "bf16[1024, 1024]", arg11: "bf16[1024, 1024]", arg12: "bf16[1024, 1024]", arg13: "bf16[1024, 1024]", arg14: "bf16[1024, 1024]", arg15: "bf16[1024, 1024]", arg16: "bf16[1024, 1024]", arg17: "bf16[1024, 1024]", arg18: "bf16[1024, 1024]", arg19: "bf16[1024, 1024]", arg20: "bf16[1024, 1024]", arg21: "bf16[1024, 1024]", arg22: "bf16[1024, 1024]", arg23: "bf16[1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size[]", p20: "size[]", p21: "size[]", p22: "size[]", p23: "size[]"):
        reshape: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_4: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg4, p4)
        reshape_5: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg5, p5)
        reshape_6: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg6, p6)
        reshape_7: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg7, p7)
        reshape_8: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg8, p8)
        reshape_9: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg9, p9)
        reshape_10: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg10, p10)
        reshape_11: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg11, p11)
        reshape_12: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg12, p12)
        reshape_13: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg13, p13)
        reshape_14: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg14, p14)
        reshape_15: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg15, p15)
        reshape_16: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg16, p16)
        reshape_17: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg17, p17)
        reshape_18: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg18, p18)
        reshape_19: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg19, p19)
        reshape_20: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg20, p20)
        reshape_21: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg21, p21)
        reshape_22: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg22, p22)
        reshape_23: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg23, p23)
        convert_element_type: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_4: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        convert_element_type_5: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        convert_element_type_6: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        convert_element_type_7: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        convert_element_type_8: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        convert_element_type_9: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        convert_element_type_10: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        convert_element_type_11: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        convert_element_type_12: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_12, torch.float32)
        convert_element_type_13: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_13, torch.float32)
        convert_element_type_14: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_14, torch.float32)
        convert_element_type_15: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_15, torch.float32)
        convert_element_type_16: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_16, torch.float32)
        convert_element_type_17: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_17, torch.float32)
        convert_element_type_18: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_18, torch.float32)
        convert_element_type_19: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_19, torch.float32)
        convert_element_type_20: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_20, torch.float32)
        convert_element_type_21: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_21, torch.float32)
        convert_element_type_22: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_22, torch.float32)
        add: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_22)
        add_1: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_20)
        add_2: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_18)
        add_3: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_16)
        add_4: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_14)
        add_5: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_12)
        add_6: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_10)
        add_7: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_8)
        add_8: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_6)
        add_9: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_4)
        add_10: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_2)
        add_11: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_10, convert_element_type_1)
        add_12: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_11, convert_element_type_3)
        add_13: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_12, convert_element_type_5)
        add_14: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_13, convert_element_type_7)
        add_15: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_14, convert_element_type_9)
        add_16: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_15, convert_element_type_11)
        add_17: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_16, convert_element_type_13)
        add_18: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_17, convert_element_type_15)
        add_19: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_18, convert_element_type_17)
        add_20: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_19, convert_element_type_19)
        add_21: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_20, convert_element_type_21)
        convert_element_type_23: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_23, torch.float32)
        add_22: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_21, convert_element_type_23)
        return (add_22,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
